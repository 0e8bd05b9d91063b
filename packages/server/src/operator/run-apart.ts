import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { commandLimits } from '@maidan/process/db/time-limits.ts';
import { createLog } from '@maidan/process/log.ts';
import type { Config } from '../config.ts';
import { isCurrent } from '../db/migrate.ts';
import type { Output } from '../verb/verb.ts';
import { type CommandEnd, isReadApart, runVerbApart } from './run-command.ts';

/**
 * On PostgreSQL a long read runs in a process and on a connection of its own, even beside a running server, whose connections
 * are for its clients. Undefined for any other command, and when the database is of another version: then the server must
 * carry it out, or the database must be migrated first.
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
