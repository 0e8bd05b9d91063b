import type { DealtCard } from '../src/game.ts';
import type { Card } from '../src/kit/cards.ts';

/** Every kind of hand, its edge cases, and some that tie: random deals would hardly ever include them. */
const hands: readonly (readonly Card[])[] = [
  ['ASS', 'KSS', 'QSS'],
  ['ADD', '2DD', '3DD'],
  ['KHH', 'QHH', 'JHH'],
  ['4CC', '3CC', '2CC'],
  ['AHH', 'ACC', 'ADD'],
  ['2SS', '2HH', '2DD'],
  ['ACC', 'KDD', 'QHH'],
  ['AHH', '2CC', '3SS'],
  ['KCC', 'QDD', 'JSS'],
  ['4DD', '3HH', '2SS'],
  ['AHH', 'KHH', '9HH'],
  ['5DD', '3DD', '2DD'],
  ['KSS', 'KHH', 'ADD'],
  ['KCC', 'KDD', 'ASS'],
  ['2CC', '2DD', '3SS'],
  ['ASS', 'KCC', 'JDD'],
  ['AHH', 'KDD', 'JSS'],
  ['5CC', '3HH', '2DD'],
];

const shareNoCard = (held: readonly (readonly Card[])[]): boolean => {
  const cards = held.flat();
  return new Set(cards).size === cards.length;
};

const chooseHands = (count: number): readonly (readonly (readonly Card[])[])[] =>
  count === 0
    ? [[]]
    : chooseHands(count - 1)
        .flatMap((chosen) => hands.map((hand) => [...chosen, hand]))
        .filter(shareNoCard);

const dealt = (places: readonly string[], held: readonly (readonly Card[])[]): readonly DealtCard[] =>
  [0, 1, 2].flatMap((nth) =>
    places.flatMap((place, seat) => {
      const card = held[seat]?.[nth];
      return card === undefined ? [] : [{ card, place }];
    }),
  );

/** Every deal of these hands to these places. */
export const roundsOfHands = (places: readonly string[]): readonly (readonly DealtCard[])[] =>
  chooseHands(places.length).map((held) => dealt(places, held));
