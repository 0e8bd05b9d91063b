import type { TableEntry } from '../../table-entry.ts';

export const thirtyTwoCardsEntry: TableEntry = {
  code: 'card32-a',
  route: 'card32-a',
  place: 10,
  eventId: '3055',
  title: 'Card 32-A',
  titles: { ar: '32 ورقة A', hi: 'कार्ड 32-A' },
  texts: async () => (await import('./texts.ts')).texts,
};
