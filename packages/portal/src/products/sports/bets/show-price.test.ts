import { expect, test } from 'vitest';
import { showPrice, showWhole } from './show-price.ts';

test.each([
  { quote: { odds: 0.9 }, isExchange: false, shown: '90' },
  { quote: { odds: 0.905 }, isExchange: false, shown: '90.5' },
  { quote: { odds: 0 }, isExchange: false, shown: '0' },
  { quote: { odds: 1.85 }, isExchange: true, shown: '1.85' },
  { quote: { odds: 0.9, run: 47 }, isExchange: false, shown: '47' },
])('$quote is shown as $shown', ({ quote, isExchange, shown }) => {
  expect(showPrice(quote, isExchange)).toBe(shown);
});

test('a suspended fancy shows 0 / 0.00', () => {
  expect(showWhole({ odds: 0, run: 0 }, false)).toBe('\u20660 / 0.00\u2069');
});
