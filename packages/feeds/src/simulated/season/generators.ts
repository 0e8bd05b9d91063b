/** The versions of how results are drawn that can be played here. */
const generators = [2, 3, 4] as const;
export type SeasonGenerator = (typeof generators)[number];

/** The newest, raised whenever the same seed would give another play or another result. A season keeps the one it began with. */
export const generatorVersion: SeasonGenerator = 4;

export const isGenerator = (version: number): version is SeasonGenerator =>
  generators.some((each) => each === version);
