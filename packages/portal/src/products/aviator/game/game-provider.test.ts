import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { refusalOf } from './game-provider.tsx';

const terms = {
  betStatus: true,
  minStake: 10,
  maxStake: 10_000,
  setting: { oddsDifference: 0, errorMessage: 'Ask your upline' },
};

test.each([
  [10_001, 'max bet amount 10000'],
  [9, 'min bet amount 10'],
  [0, 'min bet amount 10'],
  [10, undefined],
  [10_000, undefined],
])('a stake of %d is refused with %s', (stake, words) => {
  expect(refusalOf(stake, terms, en)).toBe(words);
});

test('a client who may not bet is shown the text that the operator configured', () => {
  expect(refusalOf(50, { ...terms, betStatus: false }, en)).toBe('Ask your upline');
});
