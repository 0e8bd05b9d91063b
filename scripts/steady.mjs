import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortal } from './build/build-portal.mjs';
import { buildServer } from './build/build-server.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot, root } from './root.mjs';
import { stop } from './stop.mjs';
import { hardships } from './testing/hardship.mjs';
import { endMarked, marked } from './testing/leave-nothing.mjs';
import { readWish, sampleOf, tableOf } from './testing/steady-plan.mjs';
import { testsIn } from './testing/test-reports.mjs';

const wish =
  readWish(process.argv.slice(2)) ??
  stop('Usage: npm run steady [-- --hours=N] [--only=unit|journeys] [--seed=N]');
await install('all');
const node = node24();
if ((await Promise.all([buildPortal(), buildServer()])).some((code) => code !== 0))
  stop('Building failed; the lines above say why.');

const kinds = {
  unit: {
    report: 'vitest',
    files: () =>
      globSync(['packages/**/*.test.{ts,tsx}', 'tidy/**/*.test.ts'], {
        cwd: root,
        exclude: (path) => path.includes('node_modules'),
      }),
    command: (files, seed, report) => [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--sequence.shuffle.files',
      `--sequence.seed=${seed}`,
      `--reporter=${inRoot('scripts', 'testing', 'vitest-progress.mjs')}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
  },
  journeys: {
    report: 'playwright',
    files: () => globSync('journeys/**/*.spec.ts', { cwd: root }),
    command: (files) => [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '-c',
      'journeys/playwright.config.ts',
      `--reporter=${inRoot('scripts', 'testing', 'playwright-progress.mjs')},json`,
      ...files.map((file) => file.replace(/^journeys\//, '')),
    ],
  },
};

mkdirSync(inRoot('test-results'), { recursive: true });
const runs = [];
let isInterrupted = false;

/** Runs the tests of one kind in one circumstance. */
async function runOnce(kind, name, files, seed) {
  const hardship = hardships[name]();
  if (hardship === undefined) return void runs.push({ kind, hardship: name, cannot: true });
  const report = inRoot('test-results', `steady-${kind}.json`);
  rmSync(report, { force: true });
  const { command, report: reportKind } = kinds[kind];
  const [program, args] = hardship.wrap(node, [
    '--import',
    pathToFileURL(inRoot('scripts', 'testing', 'starts-at.mjs')).href,
    ...command(files, seed, report),
  ]);
  process.stdout.write(`\n${kind}, ${name}: ${files.length} files, order ${seed}\n`);
  const env = {
    ...process.env,
    ...marked,
    ...hardship.env,
    ...(hardship.env?.STEADY_STARTS_AT && {
      NODE_OPTIONS: `--import ${pathToFileURL(inRoot('scripts', 'testing', 'starts-at.mjs')).href}`,
    }),
    ...(wish.isLong && { LONG_RUNS: '1' }),
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', resolve);
    child.on('error', () => resolve(1));
  });
  await endMarked();
  hardship.end();
  const tests = testsIn(reportKind, report);
  runs.push({ kind, hardship: name, code, tests });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isInterrupted = true;
  });

const endsAt = performance.now() + wish.ms;
const turns = Object.keys(kinds)
  .filter((kind) => wish.only === undefined || wish.only === kind)
  .flatMap((kind) => Object.keys(hardships).map((hardship) => ({ kind, hardship })))
  // A page takes its time from the browser's machine: a house with another time would be another test.
  .filter(({ kind, hardship }) => kind !== 'journeys' || !hardship.startsWith('23:59'));
for (let turn = 0; !isInterrupted && (turn < turns.length || performance.now() < endsAt); turn += 1) {
  // The short form goes through every circumstance once, with a sample; the long form goes on with everything.
  if (!wish.isLong && turn >= turns.length) break;
  const { kind, hardship } = turns[turn % turns.length];
  const seed = wish.seed + turn;
  const files = kinds[kind].files().sort();
  await runOnce(kind, hardship, wish.isLong ? files : sampleOf(files, kind, seed), seed);
}
process.stdout.write(tableOf(runs, wish));
process.exitCode =
  isInterrupted ||
  runs.some(({ code, tests }) => code !== undefined && (code !== 0 || tests.some((test) => test.isFailed)))
    ? 1
    : 0;
