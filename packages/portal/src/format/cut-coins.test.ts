import { expect, test } from 'vitest';
import { cutCoins } from './cut-coins.ts';

test.each([
  [4.35, 435n],
  [1.15, 115n],
  [99_99_99_999.99, 999_999_999_99n],
  [-0.29, -29n],
  [0, 0n],
])('%d coins are every one of their hundredths', (figure, hundredths) => {
  expect(cutCoins(figure)).toBe(hundredths);
});

test('what is finer than a hundredth is cut, never rounded up', () => {
  expect(cutCoins(1.999)).toBe(199n);
});
