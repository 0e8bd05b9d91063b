import type { MaxMinCoins } from '@maidan/contract';
import type { FeedMatch, Sport } from '@maidan/feeds';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface MatchRow {
  readonly event_id: string;
  readonly market_id: string;
  readonly sport: Sport;
  readonly name: string;
  readonly series: string;
  readonly teams: readonly string[];
  readonly starts_at: number;
  readonly status: FeedMatch['status'];
  readonly notification: string;
  readonly limits: MaxMinCoins;
  readonly bet_status: boolean;
  readonly socket_perm: boolean;
  readonly seed_hash: string | null;
}

const matchColumns =
  'event_id, market_id, sport, name, series, teams, starts_at, status, notification, limits, bet_status, socket_perm, seed_hash';

const upsert = statement(
  'match-upsert',
  `insert into match (event_id, market_id, source, sport, name, series, teams, starts_at, status, limits, created_at, seed_hash)
   values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10::jsonb, $11, $12)
   on conflict (event_id) do update set name = excluded.name, series = excluded.series, teams = excluded.teams,
     starts_at = excluded.starts_at, status = excluded.status`,
);

export async function upsertMatch(
  db: Queries,
  match: FeedMatch,
  more: { room: string; source: string; limits: MaxMinCoins; now: number },
): Promise<void> {
  await db.query(upsert, [
    match.id,
    more.room,
    more.source,
    match.sport,
    match.name,
    match.series,
    JSON.stringify(match.teams),
    new Date(match.startsAt),
    match.status,
    JSON.stringify(more.limits),
    new Date(more.now),
    match.seedHash ?? null,
  ]);
}

const list = statement(
  'matches-listed',
  `select ${matchColumns} from match where status in ('in-play', 'upcoming') order by starts_at, event_id`,
);

export const listMatches = (db: Queries): Promise<MatchRow[]> => db.query<MatchRow>(list);

const byRoom = statement('match-by-room', `select ${matchColumns} from match where market_id = $1`);

export async function findMatch(db: Queries, room: string): Promise<MatchRow | undefined> {
  return (await db.query<MatchRow>(byRoom, [room]))[0];
}

const unsettled = statement(
  'markets-unsettled',
  `select m.id, m.event_id from match t join market m on m.event_id = t.event_id
   where t.source = $1 and m.product = 'sports' and m.state in ('open', 'shut')`,
);

/** Markets of this source without a result, with their events. */
export async function unsettledMarkets(db: Queries, source: string): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; event_id: string }>(unsettled, [source]);
  return new Map(rows.map((row) => [row.id, row.event_id]));
}

export interface LateBetRow {
  readonly id: bigint;
  readonly side: 'back' | 'lay';
  readonly run: number | null;
  readonly placed_at: number;
}

const openAfter = statement(
  'sports-bets-open-after',
  `select id, side, run, placed_at from bet where market_id = $1 and state = 'open' and placed_at >= $2 order by id`,
);

export const betsOpenAfter = (db: Queries, marketId: string, at: number): Promise<LateBetRow[]> =>
  db.query<LateBetRow>(openAfter, [marketId, new Date(at)]);

export interface MarketNames {
  readonly id: string;
  readonly kind: string;
  readonly market_name: string;
  readonly match_name: string;
  readonly seed_hash: string | null;
}

const matchNames = statement(
  'sports-names',
  `select m.id, m.kind, m.name as market_name, t.name as match_name, t.seed_hash
   from market m join match t on t.event_id = m.event_id where m.id = any ($1::text[]) and m.product = 'sports'`,
);

/** Names of those of the markets that belong to a match. */
export const namesOfMatches = (db: Queries, marketIds: readonly string[]): Promise<MarketNames[]> =>
  db.query<MarketNames>(matchNames, [[...marketIds]]);
