import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Db } from '@maidan/process/db/db.ts';
import { openEmbedded } from '@maidan/process/db/pglite-db.ts';
import { inject } from 'vitest';
import { copyEmptyFolder } from '../../../src/db/empty-folder.ts';
import { openMigratedCopy, type PostgresCopy } from './migrated-postgres.ts';

declare global {
  namespace WebAssembly {
    type Module = object;
    function compile(code: Uint8Array): Promise<Module>;
  }
}

let compiledPostgres: Promise<WebAssembly.Module> | undefined;

/** Held for the life of the process: the engine compiles PostgreSQL anew once nobody holds it. */
function compilePostgres(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  compiledPostgres ??= readFile(file).then((code) => WebAssembly.compile(code));
  return compiledPostgres;
}

/** A folder with a migrated, empty embedded database, so that a house or command started on it need not make one from nothing. */
export async function prepareTestFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await copyEmptyFolder(dirname(dirname(inject('serverMain'))), join(dataFolder, 'postgres'));
}

/** A migrated, empty embedded database of its own, in memory or in a folder. */
export async function openEmbeddedTestDb(folder?: string): Promise<Db> {
  await compilePostgres();
  const dump = await readFile(inject('migratedDump'));
  return openEmbedded(folder === undefined ? { dump } : { dump, folder });
}

/** A migrated, empty database of its own on PostgreSQL; undefined where there is none. */
export async function openPostgresTestDb(): Promise<PostgresCopy | undefined> {
  const migrated = inject('migratedPostgres');
  return migrated === undefined ? undefined : openMigratedCopy(migrated);
}

/**
 * A migrated, empty database of its own: on PostgreSQL, which takes less processor time. Embedded where there is none,
 * or where TEST_DATABASE=embedded asks for it.
 */
export async function openTestDb(): Promise<Db> {
  const postgres = process.env.TEST_DATABASE === 'embedded' ? undefined : await openPostgresTestDb();
  return postgres ?? openEmbeddedTestDb();
}
