import { expect, test } from 'vitest';
import { leastStake } from './least-stake.ts';

test.each([
  ['{"minimum_match_bet":200,"minimum_session_bet":100}', 100],
  ['{"minimum_match_bet":200}', 200],
  ['{}', undefined],
])('limits of %s have the minimum stake %s', (maxMinCoins, least) => {
  expect(leastStake(maxMinCoins)).toBe(least);
});
