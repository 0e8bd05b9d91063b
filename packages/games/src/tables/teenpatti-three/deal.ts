import type { Random } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { dealHands, handAt } from '../../kit/deal-hands.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['tiger', 'lion', 'dragon'] as const;
export type Place = (typeof places)[number];

export const cardsInHand = 3;
export const cardsInRound = places.length * cardsInHand;

export const deal = (random: Random): readonly DealtCard[] => dealHands(random, places, cardsInRound);

export const handOf = (dealt: readonly DealtCard[], place: Place) => handAt(dealt, place);

export const steps = roundSteps({
  betsMs: 22_000,
  lockMs: 2_000,
  cardMs: 2_000,
  decidingCardExtraMs: 500,
  resultMs: 10_000,
});
