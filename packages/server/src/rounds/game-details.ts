import type { CasinoGame, CasinoResult } from '@maidan/contract';
import { fine, type HandlersFor, refuse, type SignedInCaller } from '../http/answer.ts';
import { isOfferedBy, type Offer } from '../http/website-handlers.ts';

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

/** Only where the brand offers the product. */
export const offeredDetails =
  (find: FindGameDetails, offer: Offer | undefined): FindGameDetails =>
  (eventId, caller) =>
    isOfferedBy(caller.brand, offer) ? find(eventId, caller) : undefined;
