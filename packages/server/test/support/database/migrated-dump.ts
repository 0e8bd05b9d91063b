import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '@maidan/process/db/pglite-db.ts';
import { copyEmptyFolder } from '../../../src/db/empty-folder.ts';
import { makeQuickFolder } from './quick-folder.ts';

const migrations = fileURLToPath(new URL('../../../src/db/migrations', import.meta.url));
const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/migrated', import.meta.url));

/** A hash of all that the dump depends on. */
async function keyOf(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  for (const file of [...files, pglite, fileURLToPath(import.meta.url)])
    hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Of a copy of the database that the build has made, which takes far less time than making another. */
async function makeDump(builtFolder: string): Promise<Uint8Array> {
  const folder = await makeQuickFolder('dump');
  const copy = join(folder, 'postgres');
  await copyEmptyFolder(builtFolder, copy);
  const db = openEmbedded({ folder: copy });
  const dump = await db.dump();
  await db.close();
  await rm(folder, { recursive: true });
  return dump;
}

/** The file of a migrated, empty embedded database; made when the migrations or the engine have changed. */
export async function migratedDump(builtFolder: string): Promise<string> {
  const path = join(cache, `${await keyOf()}.tar`);
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  const mine = `${path}.${randomUUID()}`;
  await writeFile(mine, await makeDump(builtFolder));
  // Two runs at once find the file whole or not at all.
  await rename(mine, path);
  return path;
}
