import type { FeedMatch } from '@maidan/feeds';
import { type Queries, statement } from '../../db/db.ts';

export interface SeasonRow {
  readonly number: number;
  readonly seed: string;
  readonly speed: number;
  readonly started_at: number;
}

const begin = statement(
  'season-begin',
  'insert into season (seed, speed, started_at) values ($1, $2, $3) on conflict (seed, speed) do nothing',
);
const all = statement('seasons', 'select number, seed, speed, started_at from season order by number');

export const listSeasons = (db: Queries): Promise<SeasonRow[]> => db.query<SeasonRow>(all);

export async function beginSeason(db: Queries, seed: string, speed: number, now: number): Promise<void> {
  await db.query(begin, [seed, speed, new Date(now)]);
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
