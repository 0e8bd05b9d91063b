import { closeSync, openSync, readFileSync } from 'node:fs';
import { seconds } from '../elapsed.mjs';

/**
 * Runs every step: a failed one does not hide those that follow, except those that need what it makes. `lanes` are groups of names that
 * run beside one another, and before the other steps.
 * @returns the steps in their order, each with its exit code; undefined where it could not be run.
 */
export async function runSteps(chosen, lanes, { run, logOf, isInterrupted, out = process.stdout }) {
  const codes = new Map();

  async function runOne(step, isBeside) {
    const title = `[${chosen.indexOf(step) + 1}/${chosen.length}] ${step.name}`;
    const missing = (step.needs ?? []).find((name) => codes.has(name) && codes.get(name) !== 0);
    if (missing !== undefined || isInterrupted()) {
      codes.set(step.name, undefined);
      out.write(`\n${title} not run: ${missing === undefined ? 'the run was ended' : `${missing} failed`}\n`);
      return;
    }
    const startedMs = performance.now();
    out.write(`\n${title}\n`);
    const code = isBeside ? await beside(step) : await run(step, 'inherit');
    codes.set(step.name, code);
    out.write(`${title} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(startedMs)}\n`);
  }

  /** What a step prints beside others is shown when it ends, so that lines of different steps do not mix. */
  async function beside(step) {
    const log = logOf(step);
    const file = openSync(log, 'w');
    const code = await run(step, ['ignore', file, file]);
    closeSync(file);
    out.write(readFileSync(log));
    return code;
  }

  async function inTurn(steps, isBeside) {
    for (const step of steps) await runOne(step, isBeside);
  }

  const groups = lanes.map((lane) => chosen.filter(({ name }) => lane.includes(name)));
  const areMany = groups.filter((group) => group.length > 0).length > 1;
  await Promise.all(groups.map((group) => inTurn(group, areMany)));
  await inTurn(
    chosen.filter((step) => !groups.flat().includes(step)),
    false,
  );
  return chosen.map((step) => ({ step, code: codes.get(step.name) }));
}
