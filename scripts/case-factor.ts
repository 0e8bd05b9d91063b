import { env } from 'node:process';

const longForm = 10;

/** How many times as many cases are tried as in everyday runs: LONG_RUNS=1 asks for the long form. */
export function caseFactor(given: string | undefined = env.LONG_RUNS): number {
  if (given === undefined || given === '' || given === '0') return 1;
  if (given !== '1') throw new Error(`LONG_RUNS is "${given}"; expected 1, or nothing`);
  return longForm;
}
