import type { TableEntry } from '../../table-entry.ts';

export const andarBaharEntry: TableEntry = {
  code: 'abj',
  route: 'ab2',
  place: 6,
  eventId: '3043',
  title: 'Andar Bahar',
  titles: { ar: 'أندار باهار', hi: 'अंदर बाहर' },
  texts: async () => (await import('./texts.ts')).texts,
};
