import type { Match } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { sportOf, sportsShown } from './sports.ts';

/** A server may have sports the specification has no number for. */
const of = (sportId: number) => ({ sportId: sportId as Match['sportId'] });

test('each of the three sports is known by its number, and any other number is another sport', () => {
  expect([4, 1, 2, 7].map((id) => sportOf(of(id)))).toEqual(['cricket', 'football', 'tennis', 'other']);
});

test('other sports have a place of their own only while one is on the board', () => {
  expect(sportsShown([of(4), of(2)])).toEqual(['cricket', 'football', 'tennis']);
  expect(sportsShown([of(4), of(7)])).toEqual(['cricket', 'football', 'tennis', 'other']);
});
