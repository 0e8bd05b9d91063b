import { randomBytes } from 'node:crypto';
import {
  drawPanna,
  laterDay,
  type MatkaEntry,
  matkaDayAt,
  matkaMarkets,
  matkaTimes,
} from '@maidan/games/rules';
import type { Settings } from '../../journeys/support/house.ts';
import type { Db } from '../../packages/process/src/db/db.ts';
import { openPostgres } from '../../packages/process/src/db/postgres-db.ts';
import { createLog } from '../../packages/process/src/log.ts';
import { endDay, insertDay, keepPanna } from '../../packages/server/src/products/matka/store.ts';

/** Four weeks of a chart, and one day. */
const daysBefore = 29;

async function playDay(db: Db, entry: MatkaEntry, day: string, number: number): Promise<void> {
  const times = matkaTimes(entry, day);
  const played = { matka: entry.code, number };
  const openedAt = Date.parse(`${day}T00:00:00+05:30`);
  await insertDay(db, { ...played, day, drawnBy: 'operator', openedAt, ...times });
  for (const draw of ['open', 'close'] as const)
    await keepPanna(db, played, draw, drawPanna(randomBytes(32), `${entry.code}-${day}-${draw}`), 'OWNER');
  await endDay(db, played, times.close.drawAt);
}

/**
 * Fills the charts of a new house with the weeks before, without bets. The first real day has number 1, so
 * these count down from 0.
 */
export async function playMatkaDays({ DATABASE_URL: url }: Settings): Promise<void> {
  if (url === undefined) return;
  const db = openPostgres(url, createLog('silent'));
  const today = matkaDayAt(Date.now());
  try {
    for (const entry of matkaMarkets)
      for (let ago = 1; ago <= daysBefore; ago += 1) await playDay(db, entry, laterDay(today, -ago), 1 - ago);
  } finally {
    await db.close();
  }
}
