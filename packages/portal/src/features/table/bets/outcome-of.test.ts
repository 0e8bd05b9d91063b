import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';

const stakes = new Map([
  ['1/back', coinsFromWhole(100)],
  ['2/back', coinsFromWhole(100)],
  ['1/lay', coinsFromWhole(100)],
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
  expect(outcomeOf(sid, side, { winners: ['1'], stakes })).toBe(outcome);
});

test('the option that won is lit though nobody bet on it, and its lay is not', () => {
  const nothing = { winners: ['1'], stakes: new Map() };
  expect([outcomeOf('1', 'back', nothing), outcomeOf('1', 'lay', nothing)]).toEqual(['won', undefined]);
});

test('before the result no cell has an outcome', () => {
  expect(outcomeOf('1', 'back', { winners: undefined, stakes })).toBeUndefined();
});
