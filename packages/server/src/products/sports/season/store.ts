import type { MarketOutcome } from '@maidan/betting';
import type { FeedMatch, MarketKind } from '@maidan/feeds';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface SeasonRow {
  readonly number: number;
  /** Secret. */
  readonly seed: string;
  readonly speed: number;
  readonly started_at: number;
  readonly generator: number;
  readonly is_seed_chosen: boolean;
  readonly ended_at: number | null;
}

const begin = statement(
  'season-begin',
  `insert into season (seed, speed, started_at, generator, is_seed_chosen) values ($1, $2, $3, $4, $5)
   returning number, seed, speed, started_at, generator, is_seed_chosen, ended_at`,
);
const endAll = statement('seasons-end', 'update season set ended_at = $1 where ended_at is null');
const all = statement(
  'seasons',
  'select number, seed, speed, started_at, generator, is_seed_chosen, ended_at from season order by number',
);

export const listSeasons = (db: Queries): Promise<SeasonRow[]> => db.query<SeasonRow>(all);

export async function endSeasons(db: Queries, now: number): Promise<void> {
  await db.query(endAll, [new Date(now)]);
}

/** Also ends the seasons before it. */
export async function beginSeason(
  tx: Queries,
  season: Pick<SeasonRow, 'seed' | 'speed' | 'generator' | 'is_seed_chosen'>,
  now: number,
): Promise<SeasonRow> {
  await endSeasons(tx, now);
  const { seed, speed, generator, is_seed_chosen } = season;
  const [row] = await tx.query<SeasonRow>(begin, [seed, speed, new Date(now), generator, is_seed_chosen]);
  if (row === undefined) throw new Error('no season was begun');
  return row;
}

const end = statement(
  'season-match-end',
  `update match set status = $2 where event_id = $1 and status in ('upcoming', 'in-play')`,
);
const unfinished = statement(
  'season-matches-unfinished',
  `select event_id from match where source = $1 and status in ('upcoming', 'in-play')`,
);

export async function unfinishedMatches(db: Queries, source: string): Promise<string[]> {
  return (await db.query<{ event_id: string }>(unfinished, [source])).map((row) => row.event_id);
}

export async function endMatch(db: Queries, eventId: string, status: FeedMatch['status']): Promise<void> {
  await db.query(end, [eventId, status]);
}

const openBets = statement(
  'season-open-bets',
  `select count(*) as bets from match t join market m on m.event_id = t.event_id join bet b on b.market_id = m.id
   where t.source = $1 and b.state = 'open'`,
);

export async function countOpenBets(db: Queries, source: string): Promise<number> {
  const [row] = await db.query<{ bets: bigint }>(openBets, [source]);
  return Number(row?.bets ?? 0n);
}

const shownAfter = statement(
  'season-seeds-shown-after',
  'select event_id from match where source = $1 and seed_shown_at > $2',
);

/** Matches whose seeds are public although by this clock they may still be played. */
export async function seedsShownAfter(db: Queries, source: string, now: number): Promise<Set<string>> {
  const rows = await db.query<{ event_id: string }>(shownAfter, [source, new Date(now)]);
  return new Set(rows.map((row) => row.event_id));
}

export interface SeededMatchRow {
  readonly event_id: string;
  readonly name: string;
  readonly series: string;
  readonly source: string;
  readonly starts_at: number;
  readonly seed_hash: string | null;
  /** Null until it is revealed. */
  readonly seed: string | null;
  /** Whether the match is over and every market settled, so that nobody can bet on it any more. */
  readonly is_done: boolean;
}

const isDone = `t.status in ('completed', 'abandoned')
  and not exists (select from market m where m.event_id = t.event_id and m.state <> 'settled')`;
const seeded = statement(
  'season-match-seeded',
  `select t.event_id, t.name, t.series, t.source, t.starts_at, t.seed_hash, t.seed, ${isDone} as is_done
   from match t where t.event_id = $1`,
);

export async function readSeededMatch(db: Queries, eventId: string): Promise<SeededMatchRow | undefined> {
  return (await db.query<SeededMatchRow>(seeded, [eventId]))[0];
}

const show = statement(
  'season-match-show-seed',
  `update match t set seed = $2, seed_shown_at = $3 where t.event_id = $1 and t.seed is null and ${isDone}`,
);

export async function showSeed(db: Queries, eventId: string, seed: string, now: number): Promise<void> {
  await db.query(show, [eventId, seed, new Date(now)]);
}

export interface DeclaredMarketRow {
  readonly id: string;
  readonly name: string;
  readonly kind: MarketKind;
  readonly runner_names: Readonly<Record<string, string>>;
  readonly outcome: MarketOutcome | null;
  readonly rule: string | null;
  readonly reason: string | null;
  readonly declared_by: string | null;
}

const declared = statement(
  'season-match-declared',
  `select m.id, m.name, m.kind, m.runner_names, s.outcome, s.rule, s.reason, s.declared_by
   from market m left join settlement s on s.id = m.settlement_id
   where m.event_id = $1 and m.product = 'sports' order by length(m.id), m.id`,
);

export const declaredMarkets = (db: Queries, eventId: string): Promise<DeclaredMarketRow[]> =>
  db.query<DeclaredMarketRow>(declared, [eventId]);

const firstPrefix = 29;

/** Ids of a season's matches begin with two digits of its own, from 30 on. */
export const seasonPrefix = (number: number): string => String(firstPrefix + number);

/** The stored name of a season's feed. */
export const seasonSource = (number: number): string => `season-${number}`;
