import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyEmptyFolder, emptyFolderIn } from '../../src/db/empty-folder.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { makeQuickFolder } from '../support/database/quick-folder.ts';

/** Where the server was built, with an empty database beside it. */
const builtFolder = dirname(dirname(inject('serverMain')));
let folder: string;
beforeAll(async () => {
  folder = await makeQuickFolder('empty');
});
afterAll(() => rm(folder, { recursive: true }));

const count = statement('test-empty', 'select count(*) as n from migration');

test('a new data folder is a copy of the migrated database that was made with the build, and nothing is applied to it', async () => {
  const lines: string[] = [];
  const config = { DATA_DIR: join(folder, 'new'), BUILT_DIR: builtFolder };
  const db = await openHouseDatabase(config, createLog('silent'), (line) => lines.push(line));
  const [row] = await db.query<{ n: bigint }>(count);
  await db.close();
  expect([Number(row?.n) > 30, lines]).toEqual([true, ['Opening the embedded database']]);
});

test('a database that is there is never replaced, and a copy that was cut off is made again', async () => {
  const own = join(folder, 'own', 'postgres');
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'mine'), 'kept');
  await copyEmptyFolder(builtFolder, own);
  expect([existsSync(join(own, 'mine')), existsSync(join(own, 'PG_VERSION'))]).toEqual([true, false]);
  const cut = join(folder, 'cut', 'postgres');
  await mkdir(`${cut}.new`, { recursive: true });
  await writeFile(join(`${cut}.new`, 'half'), '');
  await copyEmptyFolder(builtFolder, cut);
  expect(['PG_VERSION', 'half'].map((name) => existsSync(join(cut, name)))).toEqual([true, false]);
});

test('a build of other migrations is not copied', async () => {
  const other = join(folder, 'other-build');
  await mkdir(join(other, 'empty-0123456789ab'), { recursive: true });
  expect(await emptyFolderIn(other)).not.toBe(join(other, 'empty-0123456789ab'));
  await copyEmptyFolder(other, join(folder, 'none', 'postgres'));
  expect(existsSync(join(folder, 'none', 'postgres'))).toBe(false);
});
