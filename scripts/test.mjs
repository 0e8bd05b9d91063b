import { rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { addCounts, countTests, repeatedNames, skippedNames } from './count-tests.mjs';
import { seconds } from './elapsed.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { reports, steps } from './steps.mjs';
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

async function runStep(step) {
  if (step.run) return await step.run();
  for (const command of step.commands) {
    const code = await handOver(node, command, { env });
    if (code !== 0) return code;
  }
  return 0;
}

async function runSteps() {
  for (const [index, step] of chosen.entries()) {
    const startedMs = performance.now();
    process.stdout.write(`\n[${index + 1}/${chosen.length}] ${step.name}\n`);
    const code = await runStep(step);
    process.stdout.write(
      `[${index + 1}/${chosen.length}] ${step.name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(startedMs)}\n`,
    );
    if (code !== 0) return step;
  }
  return undefined;
}

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
