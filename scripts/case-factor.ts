import { env } from 'node:process';

const longForm = 10;

/** How many times as many cases are tried as in everyday runs: LONG_RUNS=1 asks for the long form. */
export function caseFactor(wish: string | undefined = env.LONG_RUNS): number {
  if (wish === undefined || wish === '' || wish === '0') return 1;
  if (wish !== '1') throw new Error(`LONG_RUNS is "${wish}"; expected 1, or nothing`);
  return longForm;
}
