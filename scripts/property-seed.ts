const everydaySeed = 2026;

/** The seed of every property test; undefined when each run draws its own. */
export function propertySeed(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return everydaySeed;
  if (given === 'random') return undefined;
  // fast-check keeps 32 bits of a seed: with a larger number it would run other cases than the number says.
  if (!/^-?\d+$/.test(given) || Number(given) !== (Number(given) | 0))
    throw new Error(`MAIDAN_SEED is "${given}"; expected "random" or a whole number of 32 bits`);
  return Number(given);
}
