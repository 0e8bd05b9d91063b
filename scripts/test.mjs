import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { seconds } from './elapsed.mjs';
import { handOver, whenNpmIsGone } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';
import { endMarked, marked } from './testing/leave-nothing.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { lanes, reports, steps } from './testing/steps.mjs';
import { summaryOf } from './testing/test-summary.mjs';

const chosenNames = process.argv.slice(2);
const names = steps.map((step) => step.name);
const unknown = chosenNames.find((name) => !names.includes(name));
if (unknown !== undefined) stop(`There is no step "${unknown}"; the steps are: ${names.join(', ')}.`);
const chosen = steps.filter((step) => chosenNames.length === 0 || chosenNames.includes(step.name));

await install('all');
const node = node24();
const env = {
  ...process.env,
  ...marked,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
};

async function run(step, stdio) {
  if (step.run) return await step.run();
  for (const command of step.commands) {
    const code = await handOver(node, command, { env, stdio });
    if (code !== 0) return code;
  }
  return 0;
}

// The step under way is sent the signal by `handOver`; no other is begun.
let interruptedBy;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interruptedBy = signal;
  });
whenNpmIsGone(() => {
  interruptedBy = 'the end of npm';
});

mkdirSync(inRoot('test-results'), { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });
const startedMs = performance.now();
const results = await runSteps(chosen, lanes, {
  run,
  logOf: (step) => inRoot('test-results', `${step.name}.log`),
  isInterrupted: () => interruptedBy !== undefined,
});
await endMarked();
const { text, hasFailed } = summaryOf(results, reports, { took: seconds(startedMs), interruptedBy });
process.stdout.write(text);
process.exitCode = hasFailed ? 1 : 0;
