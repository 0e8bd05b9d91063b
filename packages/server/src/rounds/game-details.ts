import type { CasinoGame } from '@maidan/contract';
import { fine, type HandlersFor, refuse, type SignedInCaller } from '../http/answer.ts';

/** Undefined for a game of another product. */
export type FindGameDetails = (eventId: string, caller: SignedInCaller) => Promise<CasinoGame> | undefined;

/** One call for the games of all products: the first product that has the game answers. */
export const gameDetailsHandlers = (
  finders: readonly FindGameDetails[],
): HandlersFor<'casino/getDiamondCasinoByEventId'> => ({
  'casino/getDiamondCasinoByEventId': async ({ eventId }, caller) => {
    for (const find of finders) {
      const found = find(eventId, caller);
      if (found !== undefined) return fine(await found);
    }
    return refuse('not-available-yet');
  },
});
