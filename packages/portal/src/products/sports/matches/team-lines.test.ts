import { expect, test } from 'vitest';
import { canBeDrawn, fitsRow, inPlaces, teamsOf } from './team-lines.tsx';

const price = (selectionName: string) => ({ selectionName, back: 2, lay: 2.02 });
const prices = (...names: string[]) => names.map(price);

test('the teams are those the house sends, or else those in the match’s name', () => {
  expect(teamsOf({ teams: ['A', 'B'], matchName: 'A v B (women)' })).toEqual(['A', 'B']);
  expect(teamsOf({ teams: [], matchName: 'A v B' })).toEqual(['A', 'B']);
  expect(teamsOf({ teams: undefined, matchName: 'A v B' })).toEqual(['A', 'B']);
});

test('a draw is between the sides, and has no box where there is none', () => {
  const named = (...names: string[]) => inPlaces(prices(...names)).map((each) => each?.selectionName);
  expect(named('A', 'B', 'The Draw')).toEqual(['A', 'The Draw', 'B']);
  expect(named('A', 'B')).toEqual(['A', undefined, 'B']);
});

test('a row shows two sides and a draw, but not a race', () => {
  expect([2, 3, 4].map((count) => fitsRow({ prices: prices(...'ABCD'.slice(0, count)) }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([2, 3].map((count) => canBeDrawn({ prices: prices(...'ABC'.slice(0, count)) }))).toEqual([
    false,
    true,
  ]);
});
