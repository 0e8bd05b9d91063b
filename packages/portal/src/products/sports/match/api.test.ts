import { coinsFromWhole } from '@maidan/betting';
import { expect, test, vi } from 'vitest';
import { isClosed, readLimits } from './api.ts';

vi.mock('../../../house/call.ts', () => ({ call: vi.fn() }));

const wire = {
  maximum_match_bet: 500_000,
  minimum_match_bet: 100,
  maximum_session_bet: 100_000,
  minimum_session_bet: 200,
  maximum_tie_coins: 50_000,
  maximum_toss_coins: 0,
  maximum_matchOdds_coins: 0,
};

test.each([
  ['bookmaker', 100, 500_000],
  ['tied-match', 100, 50_000],
  ['toss', 100, 500_000],
  ['match-odds', 100, 500_000],
  ['fancy', 200, 100_000],
] as const)(
  'limits of %s are %i to %i, those of the match if it has none of its own',
  (kind, least, most) => {
    const limits = readLimits(JSON.stringify(wire))?.(kind);
    expect([limits?.stakeMin, limits?.stakeMax]).toEqual([coinsFromWhole(least), coinsFromWhole(most)]);
  },
);

test.each(['', 'null', '{broken'])('limits given as "%s" are not shown', (text) => {
  expect(readLimits(text)).toBeUndefined();
});

test('a match takes no bets only if the server says so', () => {
  expect([{ betStatus: false }, { betStatus: true }, {}].map(isClosed)).toEqual([true, false, false]);
});
