import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { claimDatabase } from './claim-database.ts';
import type { Db } from './db.ts';
import { lockFolder } from './lock-folder.ts';
import type { Migrations } from './migrations.ts';
import { openEmbedded } from './pglite-db.ts';
import { openPostgres } from './postgres-db.ts';
import {
  busyOrElse,
  commandLimits,
  DatabaseBusy,
  houseLimits,
  silentAtStart,
  type TimeLimits,
} from './time-limits.ts';

/** As the settings of a process name them. */
export interface DatabaseConfig {
  readonly DATABASE_URL?: string | undefined;
  /** Of the embedded database, where there is no DATABASE_URL. */
  readonly DATA_DIR: string;
  readonly DATABASE_STATEMENT_SECONDS?: number;
  readonly DATABASE_LOCK_SECONDS?: number;
}

/** The tables of a program, and how it makes a new data folder quickly. */
export interface Tables {
  readonly migrations: Migrations;
  /** Fills a data folder that has no database yet, where that is quicker than to migrate it. */
  readonly prepareFolder?: (folder: string) => Promise<void>;
}

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
  tables: Tables,
  log: Logger,
  report: (line: string) => void,
  { as = 'house', onLost = (line) => log.fatal(line), meanwhile }: OpenOptions = {},
): Promise<Db> {
  const onMigration = (name: string) => report(`Applying ${name}`);
  const { DATABASE_URL: url } = config;
  try {
    if (url === undefined) {
      if (as === 'command' && !existsSync(embeddedIn(config.DATA_DIR))) throw noHouse(config.DATA_DIR);
      return await openFolder(config, tables, { report, onMigration, onLost, meanwhile });
    }
    if (as === 'command') return await openBesideHouse(url, tables, log, onMigration);
    return await openAlone(url, tables, { limits: limitsOf(config), log, onMigration, onLost });
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

async function migrated(db: Db, { migrations }: Tables, onMigration: (name: string) => void): Promise<Db> {
  try {
    await migrations.apply(db, onMigration);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface AloneOptions {
  readonly limits: TimeLimits;
  readonly log: Logger;
  readonly onMigration: (name: string) => void;
  readonly onLost: (line: string) => void;
}

async function openAlone(
  url: string,
  tables: Tables,
  { limits, log, onMigration, onLost }: AloneOptions,
): Promise<Db> {
  const claim = await claimDatabase({ url, log, onLost });
  const db = openPostgres(url, log, limits);
  return migrated({ ...db, close: () => db.close().finally(() => claim.release()) }, tables, onMigration);
}

/** A command changes data under the same locks as a house; only for a migration must it be alone. */
async function openBesideHouse(
  url: string,
  { migrations }: Tables,
  log: Logger,
  onMigration: (name: string) => void,
): Promise<Db> {
  const db = openPostgres(url, log, commandLimits);
  try {
    if (!(await migrations.isApplied(db))) throw noHouse('the database of DATABASE_URL');
    if ((await migrations.pending(db)).length === 0) return db;
    const claim = await claimDatabase({ url, log, onLost: (line) => log.fatal(line) });
    await migrations.apply(db, onMigration).finally(() => claim.release());
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
  { DATA_DIR: folder }: DatabaseConfig,
  tables: Tables,
  { report, onMigration, onLost, meanwhile }: FolderOptions,
): Promise<Db> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR is "${folder}": it could not be made (${(error as Error).message}).`);
  }
  const unlock = await lockFolder(folder, { onLost, report });
  report('Opening the embedded database');
  await tables.prepareFolder?.(embeddedIn(folder));
  const onDeath = (reason: Error) => onLost(`The embedded database has died: ${reason.message}.`);
  const db = openEmbedded({ folder: embeddedIn(folder), onDeath });
  meanwhile?.();
  return migrated({ ...db, close: () => db.close().finally(unlock) }, tables, onMigration);
}
