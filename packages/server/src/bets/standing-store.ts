import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { BetDetails } from './act.ts';
import type { BetToSettle } from './settling/store.ts';

export interface StandingBet extends BetToSettle {
  readonly market_id: string;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly details: BetDetails | null;
}

const betsRead = statement(
  'standing-bets',
  `select id, client_id, market_id, option, side, stake, odds, run, cashed_at, state, details from bet
   where id = any ($1::bigint[])`,
);

/** The largest bigint of the database: a larger id is no bet's, and would make the whole batch fail. */
export const betIdMost = 9_223_372_036_854_775_807n;

/** Call this while holding the locks of the clients' wallets and markets, without which no bet is changed. */
export async function standingBets(tx: Queries, ids: readonly bigint[]): Promise<StandingBet[]> {
  const possible = [...new Set(ids)].filter((id) => id > 0n && id <= betIdMost);
  return possible.length === 0 ? [] : tx.query<StandingBet>(betsRead, [possible]);
}
