import type { TableEntry } from '../../table-entry.ts';

export const worliEntry: TableEntry = {
  code: 'worli',
  route: 'worli2',
  place: 8,
  eventId: '3054',
  title: 'Instant Worli',
  titles: { ar: 'ورلي الفورية', hi: 'इंस्टेंट वर्ली' },
  texts: async () => (await import('./texts.ts')).texts,
};
