import { expect, test } from 'vitest';
import { isBelow, leastStake, readStake } from './stake-rule.ts';

test.each(['', '0', '5', '1000', '9999999999'])('"%s" may be typed', (text) => {
  expect(readStake(text)).toBe(text);
});

test.each([
  ['१००', '100'],
  ['٢٥٠', '250'],
  ['5०', '50'],
])('"%s" may be typed, and is %s', (text, stake) => {
  expect(readStake(text)).toBe(stake);
});

test.each(['12345678901', 'abc', '10a', '-5', '1.5', ' 5', '१.५', '1e3'])('"%s" is rejected', (text) => {
  expect(readStake(text)).toBeUndefined();
});

test.each([
  ['50', true],
  ['99', true],
  ['100', false],
  ['', false],
])('with a minimum bet of 100, a stake of "%s" is too small: %s', (text, isTooSmall) => {
  expect(isBelow(text, 100)).toBe(isTooSmall);
});

test.each([
  ['{"minimum_match_bet":200,"minimum_session_bet":100}', 100],
  ['{"minimum_match_bet":200}', 200],
  ['{}', undefined],
])('limits of %s have the minimum stake %s', (maxMinCoins, least) => {
  expect(leastStake(maxMinCoins)).toBe(least);
});
