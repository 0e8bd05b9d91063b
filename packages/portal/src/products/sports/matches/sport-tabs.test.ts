import type { Match } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { sportOf, sportsShown } from './sport-tabs.tsx';

/** A server may have sports without a number in the specification. */
const of = (sportId: number) => ({ sportId: sportId as Match['sportId'] });

test('each of the three sports has its number, and any other number is another sport', () => {
  expect([4, 1, 2, 7].map((id) => sportOf(of(id)))).toEqual(['cricket', 'football', 'tennis', 'other']);
});

test('other sports have their own tab only while a match of one is on offer', () => {
  expect(sportsShown([of(4), of(2)])).toEqual(['cricket', 'football', 'tennis']);
  expect(sportsShown([of(4), of(7)])).toEqual(['cricket', 'football', 'tennis', 'other']);
});
