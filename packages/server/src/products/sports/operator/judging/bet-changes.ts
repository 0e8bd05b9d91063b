import { type AccountId, isVoid, type MarketOutcome } from '@maidan/betting';
import { type ClientResult, profitOf, transfersFor } from '../../../../bets/settling/client-result.ts';
import type { SettlingMarket } from '../../../../bets/settling/store.ts';
import type { BetToJudge } from './store.ts';

export interface BetChange {
  readonly bet: BetToJudge;
  readonly before: bigint;
  readonly after: bigint;
}

export interface ClientChange {
  readonly client: AccountId;
  readonly username: string;
  /** What the client gets, commission included; negative when the client pays. */
  readonly coins: bigint;
}

/** What another outcome of a settled market would change, computed as the settlement would. */
export function betChanges(
  bets: readonly BetToJudge[],
  market: SettlingMarket,
  before: MarketOutcome,
  after: MarketOutcome,
): { readonly bets: readonly BetChange[]; readonly clients: readonly ClientChange[] } {
  const changes = bets.map((bet) => ({
    bet,
    before: profitOf(market.definition, bet, before),
    after: profitOf(market.definition, bet, after),
  }));
  const clients = Map.groupBy(changes, ({ bet }) => bet.client_id);
  return {
    bets: changes.filter((change) => change.before !== change.after),
    clients: [...clients].flatMap(([client, own]): ClientChange[] => {
      const [first] = own;
      if (first === undefined) return [];
      const was = moved(own, market, before, 'before');
      const becomes = moved(own, market, after, 'after');
      return was === becomes ? [] : [{ client, username: first.bet.username, coins: becomes - was }];
    }),
  };
}

/** The sum of all transfers of the settlement to the client. */
function moved(
  changes: readonly BetChange[],
  market: SettlingMarket,
  outcome: MarketOutcome,
  which: 'before' | 'after',
): bigint {
  const [first] = changes;
  if (first === undefined) return 0n;
  const { client_id, brand, session_commission, match_commission } = first.bet;
  const result: ClientResult = { client: client_id, net: 0n, turnover: 0n };
  for (const change of changes) {
    result.net += change[which];
    result.turnover += change.bet.stake;
  }
  const terms = { id: client_id, brand, session_commission, match_commission };
  const settlement = { id: 0n, isVoid: isVoid(outcome) };
  const transfers = transfersFor(result, market, terms, client_id, settlement);
  return transfers.reduce((sum, { kind, coins }) => {
    const isLoss = kind === 'settlement' && result.net < 0n;
    return isLoss ? sum - coins : sum + coins;
  }, 0n);
}
