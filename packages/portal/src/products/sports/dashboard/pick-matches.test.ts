import type { Match } from '@maidan/contract/wire';
import { expect, test, vi } from 'vitest';
import { pickMatches } from './in-play.tsx';

vi.mock('../../../house/call.ts', () => ({ call: vi.fn() }));

const match = (eventId: string, status: Match['status'], more: Partial<Match> = {}) =>
  ({ eventId, status, prices: [], ...more }) as Match;
const idsOf = ({ hero, rows }: ReturnType<typeof pickMatches>) => [
  hero?.eventId,
  rows.map(({ eventId }) => eventId),
];

test('matches in play come before the next ones, and the first with a score is large', () => {
  const matches = [
    match('a', 'UPCOMING'),
    match('b', 'INPLAY'),
    match('c', 'INPLAY', { play: { scores: ['1', '0'] } }),
  ];
  expect(idsOf(pickMatches(matches, 3))).toEqual(['c', ['b', 'a']]);
});

test('there are no more rows than there is room for', () => {
  const matches = ['a', 'b', 'c', 'd'].map((id) => match(id, 'INPLAY'));
  expect(idsOf(pickMatches(matches, 2))).toEqual(['a', ['b', 'c']]);
});

test('with nothing in play the next matches are shown, none of them large', () => {
  expect(idsOf(pickMatches([match('a', 'UPCOMING')], 2))).toEqual([undefined, ['a']]);
});
