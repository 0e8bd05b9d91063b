import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRoomy, removeAbandoned } from './quick-folder.ts';

const gibibyte = 2 ** 30;

test('a database that is thrown away is kept in memory only where folder and memory have room for it', () => {
  expect(isRoomy({ inFolder: 12 * gibibyte, inMemory: 20 * gibibyte })).toBe(true);
  expect(isRoomy({ inFolder: 2 ** 26, inMemory: 20 * gibibyte })).toBe(false);
  expect(isRoomy({ inFolder: 12 * gibibyte, inMemory: gibibyte })).toBe(false);
});

test('what a killed process left in memory is removed, what a running one uses is kept', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'maidan-parent-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const used = `maidan-pg-${process.pid}-Ab12Cd`;
  const others = 'somebody-elses';
  for (const name of [used, others, `maidan-pg-${ended}-Ab12Cd`]) await mkdir(join(parent, name));
  await removeAbandoned(parent);
  expect((await readdir(parent)).sort()).toEqual([used, others]);
});
