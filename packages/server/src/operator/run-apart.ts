import type { Config } from '../config.ts';
import { isCurrent } from '../db/is-current.ts';
import { openPostgres } from '../db/postgres-db.ts';
import { commandLimits } from '../db/time-limits.ts';
import { createLog } from '../log.ts';
import { type CommandEnd, isReadApart, runVerbApart } from './run-command.ts';
import type { Output } from './verb.ts';

/**
 * What reads at length has a process and a connection of its own on PostgreSQL, whether or not a server runs: that one's
 * connections are for its clients. Undefined when the command is another, and when the database is not of this version:
 * then the server has to answer, or it has to be migrated first.
 */
export async function runApart(
  config: Config,
  argv: readonly string[],
  output: Output,
): Promise<CommandEnd | undefined> {
  if (config.DATABASE_URL === undefined || !isReadApart(argv)) return undefined;
  const db = openPostgres(config.DATABASE_URL, createLog(config.LOG_LEVEL), commandLimits);
  try {
    return (await isCurrent(db)) ? await runVerbApart(argv, db, output) : undefined;
  } finally {
    await db.close();
  }
}
