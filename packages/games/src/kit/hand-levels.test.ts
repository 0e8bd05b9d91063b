import { expect, test } from 'vitest';
import { fullDeck } from './decks.ts';
import { deckPlace, handLevels } from './hand-levels.ts';
import { readHand } from './hands.ts';

test('levels sort hands by strength, whatever the order of the cards', () => {
  const { count, levelOf } = handLevels();
  const strengthAt = new Map<number, number>();
  for (const [first, one] of fullDeck.entries())
    for (const [second, two] of fullDeck.slice(0, first).entries())
      for (const [third, three] of fullDeck.slice(0, second).entries()) {
        const level = levelOf(first, second, third);
        const { strength } = readHand([one, two, three]);
        if ((strengthAt.get(level) ?? strength) !== strength) throw new Error(`${one} ${two} ${three}`);
        if (levelOf(third, first, second) !== level) throw new Error(`${three} ${one} ${two}`);
        strengthAt.set(level, strength);
      }
  const strengths = Array.from({ length: count }, (_, level) => strengthAt.get(level));
  expect(strengths).toEqual(strengths.toSorted((one = 0, other = 0) => one - other));
  expect([...strengthAt.keys()]).toHaveLength(count);
});

test('a card has its index in the deck, and anything else has none', () => {
  expect(fullDeck.map(deckPlace)).toEqual([...fullDeck.keys()]);
  expect(() => deckPlace('1' as never)).toThrow(RangeError);
});
