import { type Queries, statement } from '@maidan/process/db/db.ts';
import { expect, vi } from 'vitest';

const waiting = statement(
  't-waiting',
  `select count(*)::int as sessions from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
);

/** Until so many sessions of a PostgreSQL wait for a lock. */
export const untilWaiting = (db: Queries, sessions: number): Promise<void> =>
  vi.waitFor(async () => expect(await db.query(waiting)).toEqual([{ sessions }]));
