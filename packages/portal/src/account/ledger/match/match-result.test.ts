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

test('a settled bet on the winner gives the match’s result', () => {
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
])('%s does not give the match’s result', (_, only) => {
  expect(matchResult({ oddsBetsData: [only] })).toBeUndefined();
});
