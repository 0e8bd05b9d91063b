import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { statement } from '@maidan/process/db/db.ts';
import { type EmbeddedDb, openEmbedded } from '@maidan/process/db/pglite-db.ts';
import { houseMigrations } from './migrate.ts';

/** A migrated, empty embedded database of this build, which a new data folder is copied from. */
export async function emptyFolderIn(builtFolder: string): Promise<string> {
  const hash = createHash('sha256').update(await engineVersion());
  for (const name of await houseMigrations.known())
    hash.update(`\n${name}\n${await houseMigrations.textOf(name)}`);
  return join(builtFolder, `empty-${hash.digest('hex').slice(0, 12)}`);
}

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return String(version);
}

/** Makes the folder of `emptyFolderIn` where there is none yet. */
export async function makeEmptyFolder(builtFolder: string): Promise<void> {
  const folder = await emptyFolderIn(builtFolder);
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  // Left by a build that was ended.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const db = openEmbedded({ folder: unfinished });
  try {
    await houseMigrations.apply(db);
    await dropOtherDatabases(db);
  } finally {
    await db.close();
  }
  await rename(unfinished, folder);
}

/** Copies the empty database, if this build has one, to a data folder without a database. */
export async function copyEmptyFolder(builtFolder: string, folder: string): Promise<void> {
  const empty = await emptyFolderIn(builtFolder);
  if (existsSync(folder) || !existsSync(empty)) return;
  const unfinished = `${folder}.new`;
  // Left by a start that was killed while it copied.
  await rm(unfinished, { recursive: true, force: true });
  // Nothing else is to be done yet, and this takes a third of the time.
  cpSync(empty, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

const otherDatabases = statement(
  'empty-others',
  'select datname as name from pg_database where datname <> current_database()',
);

/** The databases that new ones are made from: two thirds of the files, and never used here. */
export async function dropOtherDatabases(db: EmbeddedDb): Promise<void> {
  await db.script('update pg_database set datistemplate = false where datname <> current_database()');
  for (const { name } of await db.query<{ name: string }>(otherDatabases))
    await db.script(`drop database ${name}`);
  await db.script('checkpoint');
}
