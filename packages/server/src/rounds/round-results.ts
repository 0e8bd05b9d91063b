import type { CasinoResult } from '@maidan/contract';
import { fine, type HandlersFor } from '../http/answer.ts';

/** Undefined for a round of another product, and for one whose result or seed is still secret. */
export type FindRoundResult = (roundId: string) => Promise<CasinoResult | undefined>;

/** One call for the rounds of all products: the first product that has the round answers. */
export const roundResultHandlers = (
  finders: readonly FindRoundResult[],
): HandlersFor<'casino/allCasinoResult'> => ({
  'casino/allCasinoResult': async ({ roundId }) => {
    for (const find of finders) {
      const found = await find(roundId);
      if (found !== undefined) return fine({ data: [found] });
    }
    return fine({ data: [] });
  },
});
