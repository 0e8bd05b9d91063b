import { env } from 'node:process';

/** In the long form of the tests, which LONG_RUNS=1 asks for, so many times as many cases are tried. */
const longForm = 10;

/** The number of cases to try of a property that is worth so many in everyday runs. */
export function runs(everyday: number, wish: string | undefined = env.LONG_RUNS): number {
  if (wish === undefined || wish === '' || wish === '0') return everyday;
  if (wish !== '1') throw new Error(`LONG_RUNS is "${wish}"; expected 1, or nothing`);
  return everyday * longForm;
}
