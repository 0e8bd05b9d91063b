import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { buildPortal } from './build/build-portal.mjs';
import { buildServer } from './build/build-server.mjs';
import { handOver, whenNpmIsGone } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';
import { hardships } from './testing/hardship.mjs';
import { endMarked, marked } from './testing/leave-nothing.mjs';
import { readOptions, sampleOf, tableOf, titleOf } from './testing/steady-plan.mjs';
import { testsIn } from './testing/test-reports.mjs';

const options =
  readOptions(process.argv.slice(2)) ??
  stop('Usage: npm run steady [-- --hours=N] [--only=unit|journeys] [--seed=N]');
await install('all');
const node = node24();
if ((await Promise.all([buildPortal(), buildServer()])).some((code) => code !== 0))
  stop('Building failed; the lines above say why.');

/** In this folder and all within it. The Node that begins may be one that has no search for patterns. */
const filesIn = (folder, ending) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((path) => ending.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

const kinds = {
  unit: {
    report: 'vitest',
    files: () => ['packages', 'tidy'].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)),
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
    files: () => filesIn('journeys', /\.spec\.ts$/),
    command: (files, seed) => [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '-c',
      'journeys/playwright.config.ts',
      '--shuffle',
      String(seed),
      `--reporter=${inRoot('scripts', 'testing', 'playwright-progress.mjs')},json`,
      ...files.map((file) => file.replace(/^journeys\//, '')),
    ],
  },
};

mkdirSync(inRoot('test-results'), { recursive: true });
const runs = [];

/** Runs the tests of one kind in one circumstance. */
async function runOnce(kind, name, files, seed) {
  const hardship = hardships[name]();
  if (hardship === undefined) return void runs.push({ kind, hardship: name, cannot: true });
  const report = inRoot('test-results', `steady-${kind}.json`);
  rmSync(report, { force: true });
  const { command, report: reportKind } = kinds[kind];
  const [program, args] = hardship.wrap(node, command(files, seed, report));
  const env = {
    ...process.env,
    ...marked,
    ...hardship.env,
    ...(options.isLong && { LONG_RUNS: '1' }),
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const code = await handOver(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  await endMarked();
  hardship.end();
  runs.push({ kind, hardship: name, code, tests: testsIn(reportKind, report) });
}

// The run under way is sent the signal by `handOver`; no other is begun.
let interruptedBy;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interruptedBy = signal;
  });
whenNpmIsGone(() => {
  interruptedBy = 'the end of npm';
});

const endsAt = performance.now() + options.ms;
const turns = Object.keys(kinds)
  .filter((kind) => options.only === undefined || options.only === kind)
  .flatMap((kind) => Object.keys(hardships).map((hardship) => ({ kind, hardship })));
// The short form goes through every circumstance once, with a sample; the long form goes on with everything.
for (let turn = 0; turn < turns.length || (options.isLong && performance.now() < endsAt); turn += 1) {
  if (interruptedBy !== undefined) break;
  const { kind, hardship } = turns[turn % turns.length];
  const seed = options.seed + turn;
  const all = kinds[kind].files().sort();
  const files = options.isLong ? all : sampleOf(all, kind, seed);
  const leftMs = options.isLong ? endsAt - performance.now() : undefined;
  const title = titleOf({ turn, turns: turns.length, kind, hardship, files: files.length, seed, leftMs });
  process.stdout.write(`\n${title}\n`);
  await runOnce(kind, hardship, files, seed);
}
process.stdout.write(tableOf(runs, { ...options, interruptedBy }));
const hasFailed = runs.some(
  ({ code = 0, tests = [] }) => code !== 0 || tests.some(({ isFailed }) => isFailed),
);
process.exitCode = interruptedBy !== undefined || hasFailed ? 1 : 0;
