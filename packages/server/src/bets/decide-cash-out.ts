import {
  held,
  type Leg,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
  refusalCodes,
  shapeOf,
} from '@maidan/betting';
import type { CashOutAnswer, CashOutRequest } from './act.ts';
import type { StandingBet } from './acts-store.ts';
import { bookOf, type Desk } from './desk.ts';
import { legOf } from './settling/client-result.ts';
import type { MarketRow } from './store.ts';

/** The largest integer the database can store. */
const multiplierMost = 2_147_483_647;

/** Cashes the bet out on the desk. Leaves the desk unchanged when it throws. */
export function cashOutBet(desk: Desk, request: CashOutRequest, hash: string): CashOutAnswer {
  const { marketId, betId, multiplier, requestId } = request;
  const client = desk.clients.get(request.client);
  if (client === undefined) return refuse({ code: 'session-gone' });
  const market = desk.markets.get(marketId);
  const bet = desk.standing.get(betId);
  const refusal = firstCashOutRefusal(request, { market, bet });
  if (refusal !== undefined) return refuse(refusal);
  if (market === undefined || bet === undefined)
    throw new Error(`a cash-out of bet ${betId} passed every control without the bet`);

  if (multiplier > multiplierMost) throw new RangeError(`${multiplier} is more than any round reaches`);
  const open = bookOf(desk, bet);
  const { definition } = market;
  const shape = shapeOf(definition);
  const flying = legOf(bet);
  const cashed: Leg = { ...flying, cashedAt: multiplier };
  const book = shape.addLeg(definition, shape.removeLeg(definition, open.book, flying), cashed);
  const nowHeld = held(definition, book);

  const liable = { brand: client.brand, isDemo: client.is_demo, market };
  desk.liability.replace({ ...liable, leg: flying }, cashed);
  desk.reserved.push({
    client: client.id,
    requestId,
    release: () => desk.liability.replace({ ...liable, leg: cashed }, flying),
  });
  client.exposure += nowHeld - open.held;
  Object.assign(open, { book, held: nowHeld, isChanged: true });
  desk.standing.set(betId, { ...bet, cashed_at: multiplier });
  desk.cashOuts.push({ client: client.id, requestId, inputHash: hash, betId, multiplier });
  const { balance, exposure } = client;
  return { ok: true, value: { betId, room: market.room, multiplier, balance, exposure } };
}

const refuse = (refusal: Refusal): CashOutAnswer => ({ ok: false, refusal });

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

function firstCashOutRefusal(request: CashOutRequest, standing: CashOutStanding): Refusal | undefined {
  for (const code of inOrder) {
    const refusal = controls[code](request, standing);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
