import type { TableEntry } from '../../table-entry.ts';

export const luckySevenEntry: TableEntry = {
  code: 'lucky7eu',
  route: 'lucky7',
  place: 2,
  eventId: '3032',
  title: 'Lucky7-A',
  titles: { ar: 'لاكي \u20667-A\u2069', hi: 'लकी 7-A' },
  texts: async () => (await import('./texts.ts')).texts,
};
