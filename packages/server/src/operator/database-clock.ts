import { performance } from 'node:perf_hooks';
import type { Clock } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { databaseTime } from './store.ts';

/** The database's time, read once and then advanced: all processes on one database have the same time. */
export async function databaseClock(db: Queries): Promise<Clock> {
  const askedAt = performance.now();
  const time = await databaseTime(db);
  return realClock(() => Math.floor(time + performance.now() - askedAt));
}
