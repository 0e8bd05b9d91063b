import {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  type PlacedSessionBet,
  voidIllegitimateWinners,
} from '@maidan/sports';
import { expect, test } from 'vitest';
import { ruleOfRemark } from './rule-of-remark.ts';

const bet: PlacedSessionBet = { id: '7', side: 'lay', run: 131, placedAt: 5000 };

const takenOut = [
  ...voidIllegitimateWinners([bet], 38),
  ...cancelWrongRates([bet], 47, 2),
  ...deleteAfterResult([bet], 4000),
  ...deleteAfterSuspension([bet], 4000),
];

test('the house takes bets out by four rules', () => {
  expect(takenOut.map(({ rule }) => rule)).toEqual([
    'illegitimate-winnings',
    'wrong-rate',
    'result-known',
    'suspended-never-resumed',
  ]);
});

test.each(takenOut)('"$reason" rests on $rule', ({ reason, rule }) => {
  expect(ruleOfRemark(reason)).toBe(rule);
});

test.each(['', 'Wrong rate', 'Placed after the result was known', 'result-known'])(
  'what an operator wrote, %j, is no rule',
  (remark) => {
    expect(ruleOfRemark(remark)).toBeUndefined();
  },
);
