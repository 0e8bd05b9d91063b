import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import type { Db } from './db.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite-db.ts';
import { openPostgres } from './postgres-db.ts';

/** The database the settings ask for, migrated. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
  report: (line: string) => void,
): Promise<Db> {
  const db =
    config.DATABASE_URL === undefined
      ? await openFolder(config.DATA_DIR, report)
      : openPostgres(config.DATABASE_URL, log);
  try {
    await migrate(db, (name) => report(`Applying ${name}`));
  } catch (error) {
    await db.close();
    if (error instanceof StartError) throw error;
    const reason = (error as Error).message || 'it is damaged, or no database';
    throw new StartError(`The database could not be opened: ${reason}`);
  }
  return db;
}

async function openFolder(folder: string, report: (line: string) => void): Promise<Db> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR is "${folder}": it could not be made (${(error as Error).message}).`);
  }
  const unlock = await lockFolder(folder);
  report('Opening the embedded database');
  const db = openEmbedded({ folder: join(folder, 'postgres') });
  return { ...db, close: () => db.close().finally(unlock) };
}
