import type { AccountId, MarketDefinition, MarketOutcome } from '@maidan/betting';
import type { MaxMinCoins } from '@maidan/contract';
import type { FeedMatch, MarketKind, Sport } from '@maidan/feeds';
import { type Queries, statement } from '../db/db.ts';

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
  more: { marketId: string; source: string; limits: MaxMinCoins; now: number },
): Promise<void> {
  await db.query(upsert, [
    match.id,
    more.marketId,
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

const byMarketId = statement('match-by-market', `select ${matchColumns} from match where market_id = $1`);

export async function findMatch(db: Queries, marketId: string): Promise<MatchRow | undefined> {
  return (await db.query<MatchRow>(byMarketId, [marketId]))[0];
}

const unsettled = statement(
  'markets-unsettled',
  `select m.id, m.event_id from match t join market m on m.event_id = t.event_id
   where t.source = $1 and m.product = 'sports' and m.state in ('open', 'shut')`,
);

/** Markets of this source that still wait for a result, with their events. */
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

export interface SportsBetRow {
  readonly id: bigint;
  readonly market_id: string;
  readonly event_id: string;
  readonly match_market_id: string;
  readonly match_name: string;
  readonly kind: MarketKind;
  readonly market_name: string;
  readonly definition: MarketDefinition;
  readonly option: string;
  readonly side: 'back' | 'lay';
  readonly stake: bigint;
  readonly odds: number;
  readonly run: number | null;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly profit: bigint | null;
  readonly remark: string | null;
  readonly taken_out_rule: string | null;
  readonly details: Record<string, string>;
  readonly address: string;
  readonly placed_at: number;
  readonly outcome: MarketOutcome | null;
  readonly rule: string | null;
  readonly reason: string | null;
}

export const betColumns = `b.id, b.market_id, m.event_id, t.market_id as match_market_id, t.name as match_name, m.kind,
  m.name as market_name, m.definition, b.option, b.side, b.stake, b.odds, b.run, b.state, b.profit, b.remark, b.taken_out_rule, b.details,
  b.address, b.placed_at, s.outcome, s.rule, s.reason`;
export const betJoins = `join market m on m.id = b.market_id join match t on t.event_id = m.event_id
  left join settlement s on s.id = b.settlement_id`;

export interface BookOfMatchRow {
  readonly market_id: string;
  readonly kind: MarketKind;
  readonly name: string;
  readonly definition: MarketDefinition;
  readonly book: unknown;
}

const booksOfMatch = statement(
  'sports-books-of-match',
  `select k.market_id, m.kind, m.name, m.definition, k.book
   from match t join market m on m.event_id = t.event_id join book k on k.market_id = m.id and k.client_id = $1
   where t.market_id = $2`,
);

export function booksOnMatch(db: Queries, client: AccountId, marketId: string): Promise<BookOfMatchRow[]> {
  return db.query<BookOfMatchRow>(booksOfMatch, [client, marketId]);
}
