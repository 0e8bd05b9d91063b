import type { SportsBet } from './sports-bet.ts';

/** A lagai on Lions in the bookmaker, for tests. */
export const lionsBet: SportsBet = {
  kind: 'bookmaker',
  side: 'back',
  selectionId: '1',
  selectionName: 'Lions',
  odds: 0.9,
  matchId: '1.9',
  eventId: '9',
  table: 'bookmaker',
  cell: 'bookmaker/1/back0',
  row: 'bookmaker/1',
};
