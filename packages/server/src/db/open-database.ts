import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { claimDatabase } from './claim-database.ts';
import { busyOrElse, DatabaseBusy, silentAtStart } from './database-busy.ts';
import type { Db } from './db.ts';
import { copyEmptyFolder } from './empty-folder.ts';
import { lockFolder } from './lock-folder.ts';
import { isMigrated, migrate, pendingMigrations } from './migrate.ts';
import { openEmbedded } from './pglite-db.ts';
import { openPostgres } from './postgres-db.ts';
import { commandLimits, houseLimits, type TimeLimits } from './time-limits.ts';

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Config, 'BUILT_DIR' | 'DATABASE_STATEMENT_SECONDS' | 'DATABASE_LOCK_SECONDS'>>;

export interface OpenOptions {
  /**
   * A house has the database to itself and creates it at its first start; a command works on PostgreSQL beside a running
   * house.
   */
  readonly as?: 'house' | 'command';
  /** Called when the database is gone, or taken by another house: the process must end with this line. */
  readonly onLost?: (line: string) => void;
  /** Called once the database is being opened, for other work to be done until it answers. */
  readonly meanwhile?: () => void;
}

/** Opens the database of the settings and migrates it. */
export async function openDatabase(
  config: DatabaseConfig,
  log: Logger,
  report: (line: string) => void,
  { as = 'house', onLost = (line) => log.fatal(line), meanwhile }: OpenOptions = {},
): Promise<Db> {
  const onMigration = (name: string) => report(`Applying ${name}`);
  const { DATABASE_URL: url } = config;
  try {
    if (url === undefined) {
      if (as === 'command' && !existsSync(embeddedIn(config.DATA_DIR))) throw noHouse(config.DATA_DIR);
      return await openFolder(config, { report, onMigration, onLost, meanwhile });
    }
    if (as === 'command') return await openBesideHouse(url, log, onMigration);
    return await openAlone(url, limitsOf(config), log, onMigration, onLost);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (busyOrElse(error) instanceof DatabaseBusy) throw new StartError(silentAtStart);
    const reason = (error as Error).message || 'it is damaged, or no database';
    throw new StartError(`The database could not be opened: ${reason}`);
  }
}

const embeddedIn = (folder: string): string => join(folder, 'postgres');

/** A command does not create a house: owners and games are created when one starts. */
const noHouse = (place: string): StartError =>
  new StartError(`There is no house in ${place}. Load the settings of yours, or start one with npm start.`);

const limitsOf = (config: DatabaseConfig): TimeLimits => ({
  statementMs: secondsToMs(config.DATABASE_STATEMENT_SECONDS) ?? houseLimits.statementMs,
  lockMs: secondsToMs(config.DATABASE_LOCK_SECONDS) ?? houseLimits.lockMs,
});

const secondsToMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

async function migrated(db: Db, onMigration: (name: string) => void): Promise<Db> {
  try {
    await migrate(db, onMigration);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openAlone(
  url: string,
  limits: TimeLimits,
  log: Logger,
  onMigration: (name: string) => void,
  onLost: (line: string) => void,
): Promise<Db> {
  const claim = await claimDatabase({ url, log, onLost });
  const db = openPostgres(url, log, limits);
  return migrated({ ...db, close: () => db.close().finally(() => claim.release()) }, onMigration);
}

/** A command changes data under the same locks as a house; only for a migration must it be alone. */
async function openBesideHouse(url: string, log: Logger, onMigration: (name: string) => void): Promise<Db> {
  const db = openPostgres(url, log, commandLimits);
  try {
    if (!(await isMigrated(db))) throw noHouse('the database of DATABASE_URL');
    if ((await pendingMigrations(db)).length === 0) return db;
    const claim = await claimDatabase({ url, log, onLost: (line) => log.fatal(line) });
    await migrate(db, onMigration).finally(() => claim.release());
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface FolderOptions {
  readonly report: (line: string) => void;
  readonly onMigration: (name: string) => void;
  readonly onLost: (line: string) => void;
  readonly meanwhile: (() => void) | undefined;
}

async function openFolder(
  { DATA_DIR: folder, BUILT_DIR: builtFolder }: DatabaseConfig,
  { report, onMigration, onLost, meanwhile }: FolderOptions,
): Promise<Db> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR is "${folder}": it could not be made (${(error as Error).message}).`);
  }
  const unlock = await lockFolder(folder, { onLost, report });
  report('Opening the embedded database');
  if (builtFolder !== undefined) await copyEmptyFolder(builtFolder, embeddedIn(folder));
  const onDeath = (reason: Error) => onLost(`The embedded database has died: ${reason.message}.`);
  const db = openEmbedded({ folder: embeddedIn(folder), onDeath });
  meanwhile?.();
  return migrated({ ...db, close: () => db.close().finally(unlock) }, onMigration);
}
