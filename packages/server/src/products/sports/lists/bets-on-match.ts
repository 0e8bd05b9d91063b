import type { AccountId } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { type BetList, type BetPage, betsOnEvent } from '../../../bets/lists/bet-list-store.ts';
import { findMatch, type MatchRow } from '../store.ts';
import { isSportsBet, type SportsBet } from './sports-bet.ts';

/** By the room of the match; empty where there is no such match. */
export async function betsOnMatch(
  db: Queries,
  client: AccountId,
  room: string,
  list: BetList,
): Promise<BetPage<SportsBet>> {
  const match = await findMatch(db, room);
  return match === undefined ? { bets: [], hasMore: false } : betsOfMatch(db, client, match, list);
}

export async function betsOfMatch(
  db: Queries,
  client: AccountId,
  match: Pick<MatchRow, 'event_id' | 'name'>,
  list: BetList,
): Promise<BetPage<SportsBet>> {
  const { bets, hasMore } = await betsOnEvent(db, client, match.event_id, list);
  const named = bets.map((bet) => ({ ...bet, words: { title: match.name, market: bet.market_name } }));
  return { bets: named.filter(isSportsBet), hasMore };
}
