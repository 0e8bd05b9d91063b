import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from './lock-folder.ts';

const parent = process.ppid;
/** Only on Linux the start time of a process is known. */
const hasProcessLives = existsSync('/proc/sys/kernel/random/boot_id');
const beatMs = 20;
let folder = '';
const lockPath = () => join(folder, 'lock');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('a folder is locked by one house at a time, and free again when that house leaves', async () => {
  const leave = await lockFolder(folder);
  await writeFile(lockPath(), String(parent));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${parent}`);
  await leave();
  expect(existsSync(lockPath())).toBe(false);
});

test.each(['0', '', 'nobody', '4194304'])(
  'the lock of %j, a process that does not exist, is taken over',
  async (owner) => {
    await writeFile(lockPath(), owner);
    await lockFolder(folder);
    expect((await readFile(lockPath(), 'utf8')).split(' ')[0]).toBe(String(process.pid));
  },
);

test.runIf(hasProcessLives)(
  'a lock from before the last boot is not that of the process with its number now',
  async () => {
    await writeFile(lockPath(), `${parent} 11111111-2222-3333-4444-555555555555 99`);
    await expect(lockFolder(folder, { beatMs })).resolves.toBeTypeOf('function');
  },
);

test.runIf(hasProcessLives)(
  'a lock of a process that has ended is not that of a later one with its number',
  async () => {
    const leave = await lockFolder(folder);
    const [, boot] = (await readFile(lockPath(), 'utf8')).split(' ');
    await leave();
    await writeFile(lockPath(), `${parent} ${boot} 1`);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  },
);

test.runIf(hasProcessLives)(
  'a lock contains the boot and start time of the process that holds it',
  async () => {
    await lockFolder(folder);
    expect(await readFile(lockPath(), 'utf8')).toMatch(/^\d+ [0-9a-f-]{36} \d+ \d+$/);
  },
);

describe.runIf(hasProcessLives)(
  'a lock of another container, whose process numbers are meaningless here,',
  () => {
    /** A lock with our own number in another namespace: every container has a process 1. */
    async function lockElsewhere(): Promise<void> {
      const leave = await lockFolder(folder);
      const fields = (await readFile(lockPath(), 'utf8')).split(' ');
      await leave();
      await writeFile(lockPath(), [...fields.slice(0, 3), '77'].join(' '));
    }

    test('keeps others out while its holder renews it', async () => {
      await lockElsewhere();
      let beats = 0;
      const holder = setInterval(() => {
        beats += 1;
        void utimes(lockPath(), beats, beats);
      }, beatMs);
      onTestFinished(() => clearInterval(holder));
      const reported: string[] = [];
      const report = (line: string) => void reported.push(line);
      await expect(lockFolder(folder, { beatMs: 10 * beatMs, report })).rejects.toThrow(
        `is in use by process ${process.pid}`,
      );
      expect(reported).toEqual([
        'The data folder was left locked by another container or machine: looking whether that one still runs',
      ]);
    });

    test('is taken over once its holder stops renewing it', async () => {
      await lockElsewhere();
      await lockFolder(folder, { beatMs });
      expect((await readFile(lockPath(), 'utf8')).split(' ')[3]).not.toBe('77');
    });

    test('is free as soon as its holder leaves', async () => {
      await lockElsewhere();
      const taking = lockFolder(folder, { beatMs });
      await rm(lockPath());
      await expect(taking).resolves.toBeTypeOf('function');
    });
  },
);

test('a holder renews its lock, is notified when another has taken the folder, and leaves that lock alone', async () => {
  const lost = Promise.withResolvers<string>();
  const leave = await lockFolder(folder, { beatMs, onLost: lost.resolve });
  const first = (await stat(lockPath())).mtimeMs;
  await vi.waitFor(async () => expect((await stat(lockPath())).mtimeMs).not.toBe(first));
  await writeFile(lockPath(), '1 another');
  expect(await lost.promise).toBe(
    `The data folder ${folder} is locked by another process now. This house stops.`,
  );
  await leave();
  expect(await readFile(lockPath(), 'utf8')).toBe('1 another');
});

test('of many processes that find the same old lock exactly one takes it over', async () => {
  for (let times = 0; times < 50; times += 1) {
    await writeFile(lockPath(), '4194304');
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const taker of taken) if (taker.status === 'fulfilled') await taker.value();
  }
});

test('no file but the lock is left behind, even by a process that was killed during a takeover', async () => {
  await writeFile(lockPath(), '4194304');
  const claim = join(folder, 'lock.claim');
  await writeFile(claim, '4194304');
  await expect(lockFolder(folder)).rejects.toThrow('is in use');
  await utimes(claim, 1, 1);
  await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
});
