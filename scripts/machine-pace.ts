import { env } from 'node:process';

/** What the computation below takes on two quiet cores of the machine that the limits of tests were written on. */
const quietMs = 160;
const slowest = 8;

/** Long enough that a machine which is busy, or may use a part of its processor only, is seen to be slow. */
function compute(): number {
  let value = 1;
  for (let step = 0; step < 120_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
}

function measure(): number {
  const startedMs = performance.now();
  compute();
  return (performance.now() - startedMs) / quietMs;
}

/** The pace that was handed on; undefined where nobody has measured it. */
export function givenPace(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const given = Number(text);
  if (!(given >= 1 && given <= slowest))
    throw new Error(`MACHINE_PACE is "${text}"; expected a number from 1 (quick) to ${slowest} (slow)`);
  return given;
}

/**
 * How many times slower than the reference this machine is now, from 1 to 8. Measured once: the processes that this one
 * starts are handed the same number in MACHINE_PACE.
 */
export function pace(): number {
  const given = givenPace(env.MACHINE_PACE);
  if (given !== undefined) return given;
  const measured = Math.min(slowest, Math.max(1, Math.round(measure() * 10) / 10));
  env.MACHINE_PACE = String(measured);
  return measured;
}

/** A limit written for the reference machine, in the time of this one. It ends what hangs, and proves nothing. */
export const patience = (ms: number): number => Math.round(ms * pace());

/** How long a test waits for what it caused. */
export const waitMs = (): number => patience(30_000);

/** A whole test; several waits and a storm fit into it. */
export const testMs = (): number => patience(300_000);
