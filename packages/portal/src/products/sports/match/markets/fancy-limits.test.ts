import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { en } from '../../../../betting/texts/en.ts';
import { sayRowLimits } from './fancy-limits.ts';

const ofMatch = { stakeMin: coinsFromWhole(200), stakeMax: coinsFromWhole(100_000) };

test.each([
  ['both of its own', { stakeMin: 50, stakeMax: 5000 }, en.minMax('50', '5,000')],
  ['a maximum alone', { stakeMin: 0, stakeMax: 5000 }, en.minMax('200', '5,000')],
  ['neither', {}, en.minMax('200', '1,00,000')],
])('a session that is sent with %s shows the match’s limits for what it lacks', (_sent, row, shown) => {
  expect(sayRowLimits(row, ofMatch, en)).toBe(shown);
});

test('where the match’s limits cannot be read, a session shows its own', () => {
  expect(sayRowLimits({ stakeMin: 50, stakeMax: 5000 }, undefined, en)).toBe(en.minMax('50', '5,000'));
});
