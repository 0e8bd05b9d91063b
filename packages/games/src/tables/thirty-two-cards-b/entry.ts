import type { TableEntry } from '../../table-entry.ts';

export const thirtyTwoCardsBEntry: TableEntry = {
  code: 'card32eu',
  route: 'card32eu',
  place: 11,
  eventId: '3034',
  title: '32 Card B',
  titles: { ar: '32 ورقة B', hi: '32 कार्ड B' },
  texts: async () => (await import('./texts.ts')).texts,
};
