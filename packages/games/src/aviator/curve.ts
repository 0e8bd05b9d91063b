/** The multiplier doubles every 11.6 seconds. */
export const growthPerMs = 0.00006;

/** Without it, rounding in the last bit could delay a multiplier past the moment computed for it. */
const slack = 1e-7;

/** The multiplier this long after take-off, in whole hundredths. */
export const multiplierAt = (elapsedMs: number, growth = growthPerMs): number =>
  Math.floor(100 * Math.exp(growth * Math.max(0, elapsedMs)) + slack);

/** How long after take-off a multiplier in hundredths is reached. */
export const msToReach = (multiplier: number, growth = growthPerMs): number =>
  Math.log(multiplier / 100) / growth;

export type Band = 'low' | 'middle' | 'high';

/** Document 2, section 4: below 2, 2 to below 10, 10 or more. In hundredths. */
export function bandOf(crash: number): Band {
  if (crash < 200) return 'low';
  return crash < 1000 ? 'middle' : 'high';
}
