import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const addressOf = (name: string) => new URL(`../scripts/${name}`, import.meta.url).href;
const load = (name: string) => import(addressOf(name));

interface Step {
  readonly name: string;
  readonly needs?: readonly string[];
}
interface Test {
  readonly file: string;
  readonly name: string;
  readonly isFailed: boolean;
  readonly alone: string;
}
type Written = { write(text: string): void; isTTY?: boolean };

const { runSteps } = await load('testing/run-steps.mjs');
const { summaryOf } = await load('testing/test-summary.mjs');
const { testsIn } = await load('testing/test-reports.mjs');
const { showProgress } = await load('testing/progress.mjs');
const { markedProcesses, endMarked } = await load('testing/leave-nothing.mjs');

const folder = mkdtempSync(join(tmpdir(), 'maidan-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet: Written = { write: () => undefined };
const file = (name: string, content: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

async function runAll(steps: readonly Step[], failing: readonly string[], isInterrupted = () => false) {
  const run = async ({ name }: Step) => (failing.includes(name) ? 1 : 0);
  const logOf = ({ name }: Step) => join(folder, `${name}.log`);
  const results = await runSteps(steps, [['a'], ['b']], { run, logOf, isInterrupted, out: quiet });
  return results.map(({ step, code }: { step: Step; code?: number }) => [step.name, code]);
}

test('a failing step hides no later one, except those that need what it makes', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  expect(await runAll(steps, ['a', 'b'])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', undefined],
    ['d', 0],
  ]);
});

test('once the run is ended no further step begins', async () => {
  expect(await runAll([{ name: 'c' }], [], () => true)).toEqual([['c', undefined]]);
});

const unitReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: '/somewhere/maidan/packages/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', ancestorTitles: [], title: 'costs $5 (or more)', fullName: 'costs $5 (or more)' },
        { status: 'passed', ancestorTitles: [], title: 'ends', fullName: 'ends' },
      ],
    },
    { name: '/somewhere/maidan/packages/b.test.ts', status: 'failed', assertionResults: [] },
  ],
};
const journeysReport = {
  stats: { expected: 0, flaky: 1, unexpected: 0, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [
        {
          file: 'sign-in.spec.ts',
          line: 7,
          title: 'gets in',
          tests: [{ projectName: 'phone', status: 'flaky' }],
        },
      ],
    },
  ],
};

test('each failed test is named with its file and the command that runs it alone', () => {
  const failed = [
    ...testsIn('vitest', file('unit.json', unitReport), '/somewhere/maidan'),
    ...testsIn('playwright', file('journeys.json', journeysReport)),
  ].filter(({ isFailed }: Test) => isFailed);
  expect(failed.map(({ file: path, alone }: Test) => [path, alone])).toEqual([
    ['packages/a.test.ts', 'npm run unit -- packages/a.test.ts -t "costs .5 .or more."'],
    ['packages/b.test.ts', 'npm run unit -- packages/b.test.ts'],
    ['journeys/sign-in.spec.ts', 'npm run journeys -- sign-in.spec.ts:7 --project=phone'],
  ]);
});

test('the summary fails on a repeated journey and says everything that failed or was not run', () => {
  const reports = { vitest: join(folder, 'absent.json'), playwright: file('journeys.json', journeysReport) };
  const results = [
    { step: { name: 'lint' }, code: 1 },
    { step: { name: 'journeys' }, code: 0 },
    { step: { name: 'unit' }, code: undefined },
  ];
  const { text, hasFailed } = summaryOf(results, reports, { took: '1.0 s' });
  expect(hasFailed).toBe(true);
  expect(text).toContain('  lint: npm test lint\n');
  expect(text).toContain('  journeys/sign-in.spec.ts: gets in (phone)\n');
  expect(text).toContain('Steps that were not run:\n  unit\n');
  expect(text).toMatch(/\ntests: 0 passed, 1 failed\n$/);
  const passed = summaryOf(
    [{ step: { name: 'lint' }, code: 0 }],
    { vitest: '', playwright: '' },
    { took: '1.0 s' },
  );
  expect([passed.hasFailed, passed.text]).toEqual([
    false,
    '\nThe step passed (1.0 s)\ntests: 0 passed, 0 failed\n',
  ]);
});

test('a long step says how far it is: in a line that moves on a terminal, each half minute elsewhere', () => {
  let nowMs = 0;
  const record = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = showProgress('unit', 4, {
      out: { isTTY, write: (text: string) => written.push(text) },
      now: () => nowMs,
    });
    return { written, progress };
  };
  const [terminal, log] = [record(true), record(false)];
  for (const hasFailed of [false, true]) {
    nowMs += 61_000;
    terminal.progress.done(hasFailed);
    log.progress.done(hasFailed);
  }
  expect(terminal.written).toEqual([
    '\r\x1b[2Kunit: 1 of 4, about 3 min left',
    '\r\x1b[2Kunit: 2 of 4, 1 failed, about 2 min left',
  ]);
  nowMs += 1_000;
  log.progress.done(false);
  expect(log.written).toEqual([
    'unit: 1 of 4, about 3 min left\n',
    'unit: 2 of 4, 1 failed, about 2 min left\n',
  ]);
});

test('a run that ends leaves none of its processes behind, in whatever group they are', async (context) => {
  if (process.platform !== 'linux') return context.skip();
  const mark = [process.env.MAIDAN_RUN, `test-${process.pid}`].filter(Boolean).join('/');
  // A process that starts another in a group of its own, both deaf to being asked, as a browser that hangs is.
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${deaf} process.stdout.write('up')`)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }); ${deaf}`;
  const child = spawn(process.execPath, ['-e', parent], {
    env: { ...process.env, MAIDAN_RUN: mark },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  expect(markedProcesses(mark)).toHaveLength(2);
  const ended = once(child, 'exit');
  await endMarked(mark);
  await ended;
  expect(markedProcesses(mark)).toEqual([]);
});
