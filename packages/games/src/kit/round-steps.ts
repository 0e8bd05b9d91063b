import { type MarketDefinition, type MarketOutcome, type Random, shapeOf, shuffle } from '@maidan/betting';
import type { DealtCard, Step } from '../game.ts';
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

/** The options that win with an outcome, by sid. */
export const winnersOf = (definition: MarketDefinition, outcome: MarketOutcome): readonly string[] =>
  shapeOf(definition).winners(definition, outcome);

interface Pace {
  readonly betsMs: number;
  readonly lockMs: number;
  /** The time for each card. */
  readonly cardMs: number;
  readonly decidingCardExtraMs?: number;
  readonly resultMs: number;
}

/** The steps of a round with one window: bets, lock, cards, result. */
export const roundSteps =
  ({ betsMs, lockMs, cardMs, decidingCardExtraMs = 0, resultMs }: Pace) =>
  (dealt: readonly DealtCard[]): readonly Step[] => [
    { kind: 'bets', window: 'main', ms: betsMs },
    { kind: 'lock', ms: lockMs },
    ...dealt.map((fallen, index): Step => {
      const extra = index === dealt.length - 1 ? decidingCardExtraMs : 0;
      return { kind: 'card', dealt: fallen, ms: cardMs + extra };
    }),
    { kind: 'result', ms: resultMs },
  ];

/** The options open in that one window. */
export const opensInMain =
  (options: readonly { readonly sid: string }[]) =>
  (window: string): readonly string[] =>
    window === 'main' ? options.map(({ sid }) => sid) : [];
