import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';

const addressOf = (name: string) => new URL(`../scripts/testing/${name}`, import.meta.url).href;
const { readOptions, sampleOf, tableOf, titleOf } = await import(addressOf('steady-plan.mjs'));
const { markedProcesses } = await import(addressOf('leave-nothing.mjs'));

test('a sample is the same for the same seed, another for another, and a part of all', () => {
  const files = Array.from({ length: 160 }, (_, index) => `${index}.test.ts`);
  expect(sampleOf(files, 'unit', 1)).toEqual(sampleOf(files.toReversed(), 'unit', 1));
  expect(sampleOf(files, 'unit', 1)).not.toEqual(sampleOf(files, 'unit', 2));
  expect(sampleOf(files, 'unit', 1)).toHaveLength(20);
});

test('the arguments of a steady run are read, and what is not known is refused', () => {
  expect(readOptions(['--hours=2', '--only=unit', '--seed=5'])).toEqual({
    isLong: true,
    ms: 7_200_000,
    only: 'unit',
    seed: 5,
  });
  expect(readOptions(['--minutes=3'])).toBeUndefined();
  expect(readOptions([])).toMatchObject({ isLong: false });
});

test('a steady run says what it tries, in which order, and how far it is', () => {
  const next = { turn: 12, turns: 12, kind: 'unit', hardship: 'alone', files: 9, seed: 7 };
  expect(titleOf({ ...next, turn: 0 })).toBe('[1/12] unit, alone: 9 files, order 7');
  expect(titleOf({ ...next, leftMs: 5_400_000 })).toBe('[13, 1.5 h left] unit, alone: 9 files, order 7');
});

const tried = (isFailed: boolean) => [
  { file: 'a.test.ts', name: 'adds up', isFailed, alone: 'npm run unit' },
];

test('a steady run prints what failed of how many runs and where, and what could not be tried', () => {
  const runs = [
    { kind: 'unit', hardship: 'alone', code: 0, tests: tried(false) },
    { kind: 'unit', hardship: 'beside four busy loops', code: 1, tests: tried(true) },
    { kind: 'unit', hardship: 'another time zone', code: 137, tests: [] },
    { kind: 'unit', hardship: '2 GB of memory', cannot: true },
  ];
  const table = tableOf(runs, { isLong: false, seed: 1 });
  expect(table).toContain('1 of 2  a.test.ts: adds up\n  beside four busy loops\n  npm run unit');
  expect(table).toMatch(/another time zone +0 +ended with 137/);
  expect(table).toMatch(/2 GB of memory +- +this machine cannot make it/);
  expect(table).toMatch(/tests: 1 passed, 1 failed\n$/);
});

test('a steady run that was ended says so, and shows what was tried until then', () => {
  const runs = [{ kind: 'unit', hardship: 'alone', code: 0, tests: tried(false) }];
  const table = tableOf(runs, { isLong: true, seed: 1, interruptedBy: 'SIGINT' });
  expect(table).toContain('The run was ended by SIGINT.\n');
  expect(table).toContain('None of 1 tests failed.');
});

/** A process of a day that begins at this time, and what it prints. */
function printed(expression: string): string {
  const program = `const print = (value) => process.stdout.write(String(value)); ${expression}`;
  const { STEADY_SHIFT_MS: _, ...environment } = process.env;
  const env = {
    ...environment,
    NODE_OPTIONS: `--import ${addressOf('starts-at.mjs')}`,
    STEADY_STARTS_AT: '18:29:50',
  };
  return execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' });
}

test('a process is started at another time of day, and those that it starts agree', () => {
  const same = `require('node:child_process').execFileSync(process.execPath, ['-e', 'process.stdout.write(new Date().toISOString())'], { encoding: 'utf8' })`;
  expect(printed('print(new Date(Date.now()).toISOString())')).toMatch(/T18:(29:5|30:)/);
  expect(printed(`print(${same})`)).toMatch(/T18:(29:5|30:)/);
});

test('only the present time is another: dates stay dates, and a time that is given stays that time', () => {
  expect(printed(`print(new Date(0).toISOString())`)).toBe('1970-01-01T00:00:00.000Z');
  expect(printed(`print(structuredClone(new Date()) instanceof Date && new Date() instanceof Date)`)).toBe(
    'true',
  );
  expect(printed('print(Date.now() >= Date.parse(Date()) && typeof Date())')).toBe('string');
});

test('a busy loop ends with the run, however that ends', async (context) => {
  if (process.platform !== 'linux') return context.skip();
  const mark = [process.env.MAIDAN_RUN, `busy-${process.pid}`].filter(Boolean).join('/');
  const run = `import { hardships } from ${JSON.stringify(addressOf('hardship.mjs'))};
    hardships['beside four busy loops'](); setInterval(() => undefined, 1000);`;
  const env = { ...process.env, MAIDAN_RUN: mark };
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { env, stdio: 'ignore' });
  await vi.waitFor(() => expect(markedProcesses(mark)).toHaveLength(5));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(markedProcesses(mark)).toEqual([]));
});
