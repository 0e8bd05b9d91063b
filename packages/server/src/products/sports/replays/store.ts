import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Delivery } from '@maidan/sports';

export interface ReplayRow {
  readonly event_id: string;
  readonly file_name: string;
  readonly recording: Uint8Array;
  readonly speed: number;
  readonly started_at: number;
}

const insert = statement(
  'replay-insert',
  'insert into replay (event_id, file_name, recording, speed, started_at) values ($1, $2, $3, $4, $5)',
);

export async function insertReplay(db: Queries, row: ReplayRow): Promise<void> {
  await db.query(insert, [row.event_id, row.file_name, row.recording, row.speed, new Date(row.started_at)]);
}

const columns = 'r.event_id, r.file_name, r.recording, r.speed, r.started_at';

const one = statement('replay-read', `select ${columns} from replay r where r.event_id = $1`);

export async function readReplay(db: Queries, eventId: string): Promise<ReplayRow | undefined> {
  return (await db.query<ReplayRow>(one, [eventId]))[0];
}

const unfinished = statement(
  'replays-unfinished',
  `select ${columns} from replay r left join match t on t.event_id = r.event_id
   where coalesce(t.status, 'upcoming') in ('upcoming', 'in-play') order by r.started_at`,
);

export const unfinishedReplays = (db: Queries): Promise<ReplayRow[]> => db.query<ReplayRow>(unfinished);

export interface BallCorrectionRow {
  readonly innings: number;
  readonly over_number: number;
  readonly delivery: number;
  readonly ball: Delivery;
}

const corrections = statement(
  'ball-corrections',
  'select innings, over_number, delivery, ball from ball_correction where event_id = $1 order by id',
);

export const ballCorrections = (db: Queries, eventId: string): Promise<BallCorrectionRow[]> =>
  db.query<BallCorrectionRow>(corrections, [eventId]);

const correct = statement(
  'ball-correction-insert',
  `insert into ball_correction (event_id, innings, over_number, delivery, ball, reason, corrected_by, corrected_at)
   values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
);

export async function insertBallCorrection(
  db: Queries,
  eventId: string,
  row: BallCorrectionRow,
  made: { readonly reason: string; readonly by: string; readonly at: number },
): Promise<void> {
  await db.query(correct, [
    eventId,
    row.innings,
    row.over_number,
    row.delivery,
    JSON.stringify(row.ball),
    made.reason,
    made.by,
    new Date(made.at),
  ]);
}
