import { formatPoints, hundredthsOf } from '../../../../pages/points.ts';

/** The stake times a factor: "1.90" of 25 is 47.50. Factors have two decimals, so it is exact. */
export function payOf(stake: number, times: string): string {
  const hundredths = BigInt(stake) * hundredthsOf(times);
  return formatPoints(`${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`);
}
