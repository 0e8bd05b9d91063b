import { sortByName } from '@maidan/sports';
import { expect, test } from 'vitest';
import { findFancies, groupFancies } from './group-fancies.ts';

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
