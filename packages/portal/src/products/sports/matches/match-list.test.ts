import type { Match } from '@maidan/contract/wire';
import { expect, test, vi } from 'vitest';
import { inSections, sortByDate, withPrices } from './match-list.ts';

vi.mock('../../../house/call.ts', () => ({}));

const row = (marketId: string, matchDate: string, status: Match['status']) =>
  ({ marketId, matchDate, status, priority: status === 'INPLAY' ? 1 : 2 }) as Match;
// Delayed by rain: its date is before those of the matches in play.
const delayed = row('delayed', '02-03-2026 09:00:00', 'UPCOMING');
const later = row('later', '02-03-2026 21:00:00', 'INPLAY');
const earlier = row('earlier', '28-02-2026 22:00:00', 'INPLAY');
const last = row('last', '01-04-2026 08:00:00', 'UPCOMING');
const sent = [later, last, delayed, earlier];
const ids = (matches: readonly Match[]) => matches.map(({ marketId }) => marketId);

test('matches are sorted by date, not by whether they are in play', () => {
  expect(ids(sortByDate(sent))).toEqual(['earlier', 'delayed', 'later', 'last']);
});

test('the list is in two sections, in play and coming, each by date', () => {
  const { inPlay, coming } = inSections(sortByDate(sent));
  expect(ids(inPlay)).toEqual(['earlier', 'later']);
  expect(ids(coming)).toEqual(['delayed', 'last']);
});

test('a match without prices has none in its row', () => {
  const { prices: _, ...sentRow } = later;
  expect(withPrices(sentRow)).toEqual({ ...sentRow, prices: [] });
  const prices = [{ selectionName: 'Lions', back: 1.9, lay: 1.92 }];
  expect(withPrices({ ...later, prices }).prices).toBe(prices);
});
