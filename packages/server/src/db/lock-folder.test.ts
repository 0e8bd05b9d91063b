import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';

const parent = process.ppid;
/** Only Linux says when a process began. */
const tellsLives = existsSync('/proc/sys/kernel/random/boot_id');
let folder = '';
const lockPath = () => join(folder, 'lock');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('a folder is taken by one house at a time, and free again when it leaves', async () => {
  const leave = await lockFolder(folder);
  await writeFile(lockPath(), String(parent));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${parent}`);
  await leave();
  expect(existsSync(lockPath())).toBe(false);
});

test.each(['0', '', 'nobody', '4194304'])(
  'the lock of %j, who is not there, is taken over',
  async (owner) => {
    await writeFile(lockPath(), owner);
    await lockFolder(folder);
    expect((await readFile(lockPath(), 'utf8')).split(' ')[0]).toBe(String(process.pid));
  },
);

test.runIf(tellsLives)('a lock from before the last boot binds nobody who has its number now', async () => {
  await writeFile(lockPath(), `${parent} 11111111-2222-3333-4444-555555555555 99`);
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});

test.runIf(tellsLives)(
  'nor does one of a process that ended since and whose number was given again',
  async () => {
    const leave = await lockFolder(folder);
    const [, boot] = (await readFile(lockPath(), 'utf8')).split(' ');
    await leave();
    await writeFile(lockPath(), `${parent} ${boot} 1`);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  },
);

test.runIf(tellsLives)('a lock tells the life of the process that holds it', async () => {
  await lockFolder(folder);
  expect(await readFile(lockPath(), 'utf8')).toMatch(/^\d+ [0-9a-f-]{36} \d+$/);
});
