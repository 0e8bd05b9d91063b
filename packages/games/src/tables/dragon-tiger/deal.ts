import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { ranks } from '../../kit/cards.ts';
import { deckOf } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['dragon', 'tiger'] as const;
export type Place = (typeof places)[number];

export const packs = 8;
const shoe = deckOf(ranks, packs);

export function deal(random: Random): readonly DealtCard[] {
  const shuffled = shuffle(random, shoe);
  return places.flatMap((place, index) => {
    const card = shuffled[index];
    return card === undefined ? [] : [{ card, place }];
  });
}

export const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });
