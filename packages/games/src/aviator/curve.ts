/** The multiplier doubles every 11.6 seconds. */
export const growthPerMs = 0.00006;

/** A multiplier is reached at the very moment it is computed for, whatever the last bit of a double says. */
const slack = 1e-7;

/** What the flight has reached, in whole hundredths, this long after take-off. */
export const multiplierAt = (elapsedMs: number): number =>
  Math.floor(100 * Math.exp(growthPerMs * Math.max(0, elapsedMs)) + slack);

/** How long after take-off a multiplier in hundredths is reached. */
export const msToReach = (multiplier: number): number => Math.log(multiplier / 100) / growthPerMs;
