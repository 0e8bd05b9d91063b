import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard } from '../game.ts';
import type { Card } from './cards.ts';
import { fullDeck } from './decks.ts';

/** Deals one card to each hand in turn, from a full pack. */
export const dealHands = (
  random: Random,
  places: readonly string[],
  cardsInRound: number,
): readonly DealtCard[] =>
  shuffle(random, fullDeck)
    .slice(0, cardsInRound)
    .map((card, index) => ({ card, place: places[index % places.length] ?? '' }));

export const handAt = (dealt: readonly DealtCard[], place: string): readonly Card[] =>
  dealt.filter((fallen) => fallen.place === place).map(({ card }) => card);
