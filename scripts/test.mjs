import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { addCounts, countTests, repeatedNames, skippedNames } from './count-tests.mjs';
import { seconds } from './elapsed.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { lanes, reports, steps } from './steps.mjs';
import { stop } from './stop.mjs';

const asked = process.argv.slice(2);
const names = steps.map((step) => step.name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) stop(`There is no step "${unknown}"; the steps are: ${names.join(', ')}.`);
const chosen = steps.filter((step) => asked.length === 0 || asked.includes(step.name));

await install('all');
const node = node24();
const env = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  JOURNEYS_REPORT: reports.playwright,
};

async function runStep(step, stdio = 'inherit') {
  if (step.run) return await step.run();
  for (const command of step.commands) {
    const code = await handOver(node, command, { env, stdio });
    if (code !== 0) return code;
  }
  return 0;
}

/** What a step prints beside others is shown when it ends, so that lines of different steps do not mix. */
async function runBeside(step) {
  const output = inRoot('test-results', `${step.name}.log`);
  const file = openSync(output, 'w');
  const code = await runStep(step, ['ignore', file, file]);
  closeSync(file);
  process.stdout.write(readFileSync(output));
  return code;
}

/** Runs steps one after another; returns the one that failed. */
async function runInTurn(turn, run = runStep) {
  for (const step of turn) {
    const startedMs = performance.now();
    const title = `[${chosen.indexOf(step) + 1}/${chosen.length}] ${step.name}`;
    process.stdout.write(`\n${title}\n`);
    const code = await run(step);
    process.stdout.write(`${title} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(startedMs)}\n`);
    if (code !== 0) return step;
  }
  return undefined;
}

async function runSteps() {
  const beside = lanes.map((lane) => chosen.filter(({ name }) => lane.includes(name)));
  const after = chosen.filter((step) => !beside.flat().includes(step));
  const run = beside.filter((lane) => lane.length > 0).length > 1 ? runBeside : runStep;
  const failed = await Promise.all(beside.map((lane) => runInTurn(lane, run)));
  return failed.find((step) => step !== undefined) ?? (await runInTurn(after));
}

mkdirSync(inRoot('test-results'), { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });
const startedMs = performance.now();
const failed = await runSteps();
const tests = addCounts(Object.entries(reports).map(([kind, file]) => countTests(kind, file)));

process.stdout.write(
  `\n${failed ? `Stopped at: ${failed.name}` : chosen.length === 1 ? 'The step passed' : `All ${chosen.length} steps passed`} (${seconds(startedMs)})\n`,
);
if (tests.skipped > 0) {
  const names = skippedNames(reports.vitest).map((name) => `  ${name}\n`);
  process.stdout.write(
    `${tests.skipped} tests were skipped${names.length > 0 ? ':' : '.'}\n${names.join('')}`,
  );
}
const repeated = repeatedNames(reports.playwright);
if (repeated.length > 0) {
  const journeys = repeated.length === 1 ? 'journey' : 'journeys';
  process.stdout.write(`${repeated.length} ${journeys} passed only when repeated:\n`);
  for (const name of repeated) process.stdout.write(`  ${name}\n`);
}
process.stdout.write(`tests: ${tests.passed} passed, ${tests.failed} failed\n`);
process.exitCode = failed ? 1 : 0;
