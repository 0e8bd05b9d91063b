import type { TableEntry } from '../../table-entry.ts';

export const amarAkbarAnthonyEntry: TableEntry = {
  code: 'aaa',
  route: 'aaa',
  place: 3,
  eventId: '3056',
  title: 'Amar Akbar Anthony',
  titles: { ar: 'أمار أكبر أنتوني', hi: 'अमर अकबर एंथनी' },
  texts: async () => (await import('./texts.ts')).texts,
};
