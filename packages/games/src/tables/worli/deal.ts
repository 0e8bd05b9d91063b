import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { deckOf40 } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

export const cardsInRound = 3;

/** From aces to tens only: with court cards some digits would be more likely. */
export const deal = (random: Random): readonly DealtCard[] =>
  shuffle(random, deckOf40)
    .slice(0, cardsInRound)
    .map((card) => ({ card, place: 'cards' }));

export const steps = roundSteps({
  betsMs: 22_000,
  lockMs: 2_000,
  cardMs: 2_500,
  decidingCardExtraMs: 500,
  resultMs: 8_000,
});
