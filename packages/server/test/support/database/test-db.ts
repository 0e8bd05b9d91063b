import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../../src/db/db.ts';
import { openEmbedded } from '../../../src/db/pglite-db.ts';

declare global {
  namespace WebAssembly {
    type Module = object;
    function compile(code: Uint8Array): Promise<Module>;
  }
}

/** Held for the life of the process: the engine compiles PostgreSQL anew once nobody holds it. */
const compiledPostgres = readFile(
  createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'),
).then((code) => WebAssembly.compile(code));

/** A folder with a migrated, empty embedded database, so that a house started on it need not make one from nothing. */
export async function prepareTestFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const db = await openTestDb(join(dataFolder, 'postgres'));
  await db.close();
}

/** A migrated, empty embedded database of its own, in memory or in a folder. */
export async function openTestDb(folder?: string): Promise<Db> {
  await compiledPostgres;
  const dump = await readFile(inject('migratedDump'));
  return openEmbedded(folder === undefined ? { dump } : { dump, folder });
}
