import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Db } from '../../src/db/db.ts';
import { openEmbedded } from '../../src/db/pglite-db.ts';

/** A migrated, empty embedded database of its own. */
export async function openTestDb(): Promise<Db> {
  return openEmbedded({ dump: await readFile(inject('migratedDump')) });
}
