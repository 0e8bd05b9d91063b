import { expect, test } from 'vitest';
import { hasPrice } from './match-book.ts';

test.each([
  { quote: { odds: 0.9 }, has: true },
  { quote: { odds: 0 }, has: false },
  { quote: { odds: 0.9, run: 47 }, has: true },
  { quote: { odds: 0.9, run: 0 }, has: false },
  { quote: { odds: 0, run: 47 }, has: false },
])('$quote can be bet on: $has', ({ quote, has }) => {
  expect(hasPrice(quote)).toBe(has);
});
