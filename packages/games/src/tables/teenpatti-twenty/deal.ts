import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** In the order they are dealt to. */
export const places = ['a', 'b'] as const;
export type Place = (typeof places)[number];

export const cardsInRound = 6;

/** One card to each hand in turn, three times. */
export const deal = (random: Random): readonly DealtCard[] =>
  shuffle(random, fullDeck)
    .slice(0, cardsInRound)
    .map((card, index) => ({ card, place: places[index % places.length] ?? '' }));

export const handOf = (dealt: readonly DealtCard[], place: Place): readonly Card[] =>
  dealt.filter((fallen) => fallen.place === place).map(({ card }) => card);

export const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 2_500, resultMs: 10_000 });
