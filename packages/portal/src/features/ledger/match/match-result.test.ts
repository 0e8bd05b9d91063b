import type { MatchBet } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { matchResult } from './match-result.ts';

const bet = (changes: Partial<MatchBet>) =>
  ({
    oddsType: 'bookmaker',
    isDeclare: 1,
    resultRule: 'match-winner',
    resultReason: 'Lions won by 14 runs.',
    ...changes,
  }) as MatchBet;

test('a declared bet on the winner says how the match ended', () => {
  expect(
    matchResult({ oddsBetsData: [bet({ oddsType: 'toss', resultReason: 'Tigers won the toss.' }), bet({})] }),
  ).toEqual({
    rule: 'match-winner',
    reason: 'Lions won by 14 runs.',
  });
});

test.each([
  ['the toss alone', bet({ oddsType: 'toss' })],
  ['a bet that is open', bet({ isDeclare: 0 })],
  ['a result without a reason', bet({ resultReason: undefined })],
])('%s does not', (_, only) => {
  expect(matchResult({ oddsBetsData: [only] })).toBeUndefined();
});
