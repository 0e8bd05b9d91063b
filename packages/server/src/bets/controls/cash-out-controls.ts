import { type Refusal, type RefusalCode, type RefusalOf, refusalCodes, shapeOf } from '@maidan/betting';
import type { CashOutRequest } from '../act.ts';
import type { StandingBet } from '../standing-store.ts';
import type { MarketRow } from '../store.ts';

interface CashOutStanding {
  readonly market: MarketRow | undefined;
  readonly bet: StandingBet | undefined;
}

type CashOutRefusals = 'market-unknown' | 'bet-unknown' | 'already-cashed' | 'cash-out-too-late';

/**
 * A shut client or a reached limit of the house refuses new bets, but not the cash-out of a bet taken before.
 */
const controls: {
  readonly [Code in CashOutRefusals]: (
    request: CashOutRequest,
    standing: CashOutStanding,
  ) => RefusalOf<Code> | undefined;
} = {
  'market-unknown': ({ marketId }, { market }) =>
    market === undefined ? { code: 'market-unknown', market: marketId } : undefined,
  'bet-unknown': (request, standing) =>
    isStanding(request, standing) ? undefined : { code: 'bet-unknown', bet: String(request.betId) },
  'already-cashed': (_request, { bet }) =>
    typeof bet?.cashed_at === 'number' ? { code: 'already-cashed', multiplier: bet.cashed_at } : undefined,
  /** Betting is shut during the flight; only a result ends cash-outs. */
  'cash-out-too-late': (_request, { market }) =>
    market?.state === 'open' || market?.state === 'shut' ? undefined : { code: 'cash-out-too-late' },
};

/** False for another client's bet and for one taken out. */
function isStanding({ client, marketId }: CashOutRequest, { market, bet }: CashOutStanding): boolean {
  if (market === undefined || bet === undefined) return false;
  const isOwn = bet.client_id === client && bet.market_id === marketId;
  const isIn = bet.state === 'open' || bet.state === 'settled';
  return isOwn && isIn && shapeOf(market.definition).hasCashOut === true;
}

const inOrder = refusalCodes.filter((code: RefusalCode): code is CashOutRefusals => code in controls);

export function firstCashOutRefusal(request: CashOutRequest, standing: CashOutStanding): Refusal | undefined {
  for (const code of inOrder) {
    const refusal = controls[code](request, standing);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
