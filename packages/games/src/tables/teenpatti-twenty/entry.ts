import type { TableEntry } from '../../table-entry.ts';

export const teenpattiTwentyEntry: TableEntry = {
  code: 'teen20',
  route: 'teen20',
  place: 1,
  eventId: '3030',
  title: '20-20 Teenpatti',
  titles: { ar: 'تين باتي 20\u2060-\u206020', hi: '20-20 तीन पत्ती' },
  texts: async () => (await import('./texts.ts')).texts,
};
