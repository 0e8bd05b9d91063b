import { coinsFromWhole } from '@maidan/betting';
import { sortByName } from '@maidan/sports';
import { expect, test } from 'vitest';
import { en } from '../../../../betting/texts/en.ts';
import { findFancies, formatRowLimits, groupFancies } from './group-fancies.ts';

const names = [
  'ONLY 5 OVER RUN IND',
  '6 OVER RUNS IND',
  '20OVER RUNS RCB',
  'FALL OF 1ST WKT IND',
  'S GILL RUN',
  '1ST WKT PSHIP BALLS IND',
  'S GILL BOUNDARIES',
  'HOW MANY BALLS FACE BY S GILL',
  'TOTAL MATCH FOURS',
];
const rows = names.map((name, place) => ({ selectionId: String(place), name }));

test('fancies are grouped into overs, wickets, players and match', () => {
  expect(groupFancies(rows).map(({ group, rows: grouped }) => [group, grouped.length])).toEqual([
    ['overs', 3],
    ['wickets', 1],
    ['players', 4],
    ['match', 1],
  ]);
});

test('grouping keeps the order of the specification', () => {
  const sorted = sortByName(rows.toReversed(), ({ name }) => name);
  expect(groupFancies(sorted).flatMap(({ rows: grouped }) => grouped)).toEqual(sorted);
});

test('typing finds every fancy that contains all the words, in upper or lower case', () => {
  expect(findFancies(rows, ' gill  Run').map(({ name }) => name)).toEqual(['S GILL RUN']);
  expect(findFancies(rows, '')).toHaveLength(names.length);
  expect(findFancies(rows, 'football')).toEqual([]);
});

const ofMatch = { stakeMin: coinsFromWhole(200), stakeMax: coinsFromWhole(100_000) };

test.each([
  ['both of its own', { stakeMin: 50, stakeMax: 5000 }, en.minMax('50', '5,000')],
  ['a maximum alone', { stakeMin: 0, stakeMax: 5000 }, en.minMax('200', '5,000')],
  ['neither', {}, en.minMax('200', '1,00,000')],
])('a session that is sent with %s shows the match’s limits for what it lacks', (_sent, row, shown) => {
  expect(formatRowLimits(row, ofMatch, en)).toBe(shown);
});

test('where the match’s limits cannot be read, a session shows its own', () => {
  expect(formatRowLimits({ stakeMin: 50, stakeMax: 5000 }, undefined, en)).toBe(en.minMax('50', '5,000'));
});
