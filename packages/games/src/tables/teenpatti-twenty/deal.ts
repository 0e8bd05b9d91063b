import type { Random } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { dealHands, handAt } from '../../kit/deal-hands.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['a', 'b'] as const;
export type Place = (typeof places)[number];

export const cardsInRound = 6;

export const deal = (random: Random): readonly DealtCard[] => dealHands(random, places, cardsInRound);

export const handOf = (dealt: readonly DealtCard[], place: Place) => handAt(dealt, place);

export const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 2_500, resultMs: 10_000 });
