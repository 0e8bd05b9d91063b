/** The versions of how results are drawn that can be played here. */
const generators = [2, 3] as const;
export type SeasonGenerator = (typeof generators)[number];

/** The newest, raised whenever the same seed would give another play. A season keeps the one it began with. */
export const generatorVersion: SeasonGenerator = 3;

export const isGenerator = (version: number): version is SeasonGenerator =>
  generators.some((each) => each === version);
