const everydaySeed = 2026;

/** The seed of every property test; undefined when each run draws its own. */
export function propertySeed(wish: string | undefined): number | undefined {
  if (wish === undefined || wish === '') return everydaySeed;
  if (wish === 'random') return undefined;
  // fast-check keeps 32 bits of a seed: with a larger number it would run other cases than the number says.
  if (!/^-?\d+$/.test(wish) || Number(wish) !== (Number(wish) | 0))
    throw new Error(`MAIDAN_SEED is "${wish}"; expected "random" or a whole number of 32 bits`);
  return Number(wish);
}
