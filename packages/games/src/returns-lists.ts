import type { WeightedOutcome } from './kit/exact-returns.ts';
import { weightedOutcomes as andarBahar } from './tables/andar-bahar/returns.ts';
import { weightedOutcomes as teenpattiThree } from './tables/teenpatti-three/returns.ts';

/** Every way a round of each game can come out, by code. Not for pages: some take seconds to count. */
export const outcomesByCode: Readonly<Record<string, () => readonly WeightedOutcome[]>> = {
  abj: andarBahar,
  teen9: teenpattiThree,
};
