import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Step } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { deckOf32 } from '../../kit/decks.ts';
import { leadersOf } from './totals.ts';

/** Each player starts with as many points as its number. */
export const places = ['player 8', 'player 9', 'player 10', 'player 11'] as const;
export type Place = (typeof places)[number];

/**
 * Draws from one pack; when it has too few cards for all who draw, a new one is shuffled, so that a tie is
 * always broken.
 */
function packOf(random: Random) {
  let pack: readonly Card[] = [];
  return (count: number): readonly Card[] => {
    if (pack.length < count) pack = shuffle(random, deckOf32);
    const drawn = pack.slice(0, count);
    pack = pack.slice(count);
    return drawn;
  };
}

/**
 * Deals a card to each player, then to each of those who lead together, until one leads alone or no card is
 * left.
 */
function dealFrom(draw: (count: number) => readonly Card[]): readonly DealtCard[] {
  const dealt: DealtCard[] = [];
  let drawing: readonly string[] = places;
  while (drawing.length > 1) {
    const cards = draw(drawing.length);
    if (cards.length === 0) break;
    dealt.push(...drawing.flatMap((place, index) => withCard(place, cards[index])));
    drawing = leadersOf(dealt);
  }
  return dealt;
}

export const deal = (random: Random): readonly DealtCard[] => dealFrom(packOf(random));

/** The places of a round's cards, given in the order they were dealt. */
export function placeInOrder(cards: readonly Card[]): readonly DealtCard[] {
  let next = 0;
  return dealFrom((count) => {
    next += count;
    return cards.slice(next - count, next);
  });
}

const withCard = (place: string, card: Card | undefined): DealtCard[] =>
  card === undefined ? [] : [{ card, place }];

const [firstCardMs, drawnCardMs] = [3_000, 2_000];

export const steps = (dealt: readonly DealtCard[]): readonly Step[] => [
  { kind: 'bets', window: 'main', ms: 25_000 },
  { kind: 'lock', ms: 2_000 },
  ...dealt.map((fallen, index): Step => {
    const ms = index < places.length ? firstCardMs : drawnCardMs;
    return { kind: 'card', dealt: fallen, ms };
  }),
  { kind: 'result', ms: 10_000 },
];

/** The players' first cards, which decide the other bets. */
export const firstCards = (dealt: readonly DealtCard[]): readonly Card[] =>
  dealt.slice(0, places.length).map(({ card }) => card);
