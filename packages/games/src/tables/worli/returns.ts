import type { Card } from '../../kit/cards.ts';
import { deckOf40 } from '../../kit/decks.ts';
import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { digitOf, outcomeOf } from './game.ts';
import { digits, options } from './options.ts';

/** Every three cards of the deck, counted by their digit. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const counts = new Map<number, bigint>();
  const count = (cards: readonly Card[]) => {
    const digit = digitOf(cards);
    counts.set(digit, (counts.get(digit) ?? 0n) + 1n);
  };
  for (const [first, one] of deckOf40.entries())
    for (const [second, two] of deckOf40.slice(0, first).entries())
      for (const three of deckOf40.slice(0, second)) count([one, two, three]);
  const sids = options.map(({ sid }) => sid);
  return digits.map((digit) => ({ weight: counts.get(digit) ?? 0n, outcome: outcomeOf(digit), sids }));
}
