import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Clock } from '@maidan/betting';
import { type Claim, claimForCommand } from '@maidan/process/db/claim-database.ts';
import type { Queries } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { createHouseLiability } from '../bets/liability/house-liability.ts';
import { loadBrands, usualLossLimits } from '../brands/brands.ts';
import type { Config } from '../config.ts';
import { openHouseDatabase } from '../db/open-house-database.ts';
import { createHouse } from '../house.ts';
import { quietOutbox } from '../live/outbox.ts';
import { createSessions } from '../signed-in/sessions.ts';
import { databaseTime } from '../verb/store.ts';
import type { Output } from '../verb/verb.ts';
import { operatorHouse } from './operator-house.ts';
import { type CommandEnd, runCommand } from './run-command.ts';

/**
 * Opens the database for this one command, since no server has it open, and keeps servers from starting meanwhile: what they
 * have in memory would not follow it. Undefined, with nothing done, when one has it after all.
 */
export async function runAlone(
  config: Config,
  argv: readonly string[],
  by: string,
  output: Output,
  report: (line: string) => void,
): Promise<CommandEnd | undefined> {
  const log = createLog(config.LOG_LEVEL);
  // Silent: missing files of a brand are reported by the server, and would clutter the output here.
  const brands = await loadBrands(config.BRANDS_DIR, createLog('silent'));
  try {
    const db = await openHouseDatabase(config, log, report, { as: 'command' });
    const claim = await claimWithoutHouse(config);
    try {
      if (claim === undefined) return undefined;
      const clock = await databaseClock(db);
      // Empty, since no command places a bet.
      const liability = createHouseLiability(() => usualLossLimits);
      const house = createHouse(db, clock, quietOutbox, { log, liability });
      const sessions = createSessions(db, clock, randomBytes);
      const operated = operatorHouse({ house, sessions, brands, randomBytes });
      return await runCommand(argv, by, operated, output);
    } finally {
      await claim?.release();
      await db.close();
    }
  } finally {
    brands.close();
  }
}

/** The embedded database is locked with its folder. */
async function claimWithoutHouse({ DATABASE_URL: url }: Config): Promise<Claim | undefined> {
  if (url === undefined) return { release: async () => undefined };
  const claim = await claimForCommand(url);
  return 'house' in claim ? undefined : claim;
}

/** The database's time, read once and then advanced: all processes on one database have the same time. */
export async function databaseClock(db: Queries): Promise<Clock> {
  const startedAt = performance.now();
  const time = await databaseTime(db);
  return realClock(() => Math.floor(time + performance.now() - startedAt));
}
