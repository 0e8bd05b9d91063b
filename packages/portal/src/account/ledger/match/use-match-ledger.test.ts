import { expect, test } from 'vitest';
import { sumsOf } from './use-match-ledger.ts';

test('the net result of a match is its bets, its fancies and the commission, to the hundredth', () => {
  const data = {
    marketId: '1.9',
    matchName: 'Lions v Tigers',
    date: '2026-01-01T00:00:00.000Z',
    clientOddsAmount: 0.1,
    clientSessionAmount: 0.2,
    clientOddsComm: -0.05,
    clientSessionComm: 0,
  };
  expect(sumsOf(data)).toEqual({ match: 0.1, fancy: 0.2, commission: -0.05, net: 0.25 });
});
