import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { fakeTableBet } from './fake-table-bet.ts';
import { outcomeOf } from './outcome-of.ts';
import { profitsByCell } from './positions.ts';

const profits = new Map([
  ['1/back', coinsFromWhole(94)],
  ['2/back', coinsFromWhole(-100)],
  ['1/lay', coinsFromWhole(-94)],
  ['2/lay', coinsFromWhole(100)],
]);

test.each([
  ['1', 'back', 'won'],
  ['2', 'back', 'lost'],
  ['1', 'lay', 'lost'],
  ['2', 'lay', 'won'],
  ['3', 'back', undefined],
  ['3', 'lay', undefined],
] as const)('when option 1 wins, a bet on option %s to %s is %s', (sid, side, outcome) => {
  expect(outcomeOf(sid, side, { winners: ['1'], profits })).toBe(outcome);
});

test('a returned stake, of a tie or of a void round, is neither won nor lost', () => {
  const settled = { sid: '1', isDeclare: 1, profitLoss: 0 } as const;
  const returned = profitsByCell([fakeTableBet(settled), fakeTableBet({ ...settled, betType: 'No' })]);
  for (const side of ['back', 'lay'] as const)
    expect(outcomeOf('1', side, { winners: [], profits: returned })).toBeUndefined();
});

test('the winning option is highlighted without a bet too, but its lay is not', () => {
  const nothing = { winners: ['1'], profits: new Map() };
  expect([outcomeOf('1', 'back', nothing), outcomeOf('1', 'lay', nothing)]).toEqual(['won', undefined]);
});

test('before the result no cell has an outcome', () => {
  expect(outcomeOf('1', 'back', { winners: undefined, profits })).toBeUndefined();
});
