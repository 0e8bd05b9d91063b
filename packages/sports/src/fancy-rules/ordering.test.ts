import { expect, test } from 'vitest';
import { sortByName } from './ordering.ts';

const sorted = (names: readonly string[]) => sortByName(names, (name) => name);

test('sessions are sorted by keyword: only, over, fall of, run, pship, boundaries, how, balls, other', () => {
  const right = [
    'ONLY 5 OVER RUN IND',
    '6 OVER RUNS IND',
    'FALL OF 1ST WKT IND',
    'S GILL RUN',
    '1ST WKT PSHIP BALLS IND',
    'S GILL BOUNDARIES',
    'HOW MANY DID IT TAKE',
    '1ST WKT LOST TO IND BALLS',
    'TOTAL MATCH FOURS',
  ];
  expect(sorted(right.toReversed())).toEqual(right);
});

test('overs are sorted by their number, not by their digits', () => {
  expect(
    sorted([
      '20OVER RUNS RCB',
      '20 OVER RUNS IND',
      '6 OVER RUNS IND',
      '17.3 OVER RUN IND',
      'HIGHEST SCORING OVER',
      '10 over runs SA',
    ]),
  ).toEqual([
    '6 OVER RUNS IND',
    '10 over runs SA',
    '17.3 OVER RUN IND',
    '20OVER RUNS RCB',
    '20 OVER RUNS IND',
    'HIGHEST SCORING OVER',
  ]);
});

test('names of one kind keep the order they were sent in', () => {
  expect(sorted(['Z KHAN RUN', 'A PATEL RUN'])).toEqual(['Z KHAN RUN', 'A PATEL RUN']);
});

test('a keyword inside a player’s name does not count', () => {
  expect(sorted(['N GROVER BOUNDARIES', 'S GILL RUN'])).toEqual(['S GILL RUN', 'N GROVER BOUNDARIES']);
});
