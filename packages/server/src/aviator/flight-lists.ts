import type { ProductLists } from '../bets/lists/product-lists.ts';
import { roundLists } from '../rounds/round-lists.ts';

const usual = roundLists('diamondCasino');

/** Bets without a price: what they were cashed out at is all the price they have. */
export const flightLists: ProductLists = {
  ...usual,
  storyFacts: (bet) => ({ ...usual.storyFacts(bet), oddsSeen: 0, odds: 0 }),
};
