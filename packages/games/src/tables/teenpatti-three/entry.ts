import type { TableEntry } from '../../table-entry.ts';

export const teenpattiThreeEntry: TableEntry = {
  code: 'teen9',
  route: 'teen9',
  place: 9,
  eventId: '3048',
  title: 'Teenpatti Test',
  titles: { ar: 'تين باتي تست', hi: 'तीन पत्ती टेस्ट' },
  isNewLaunch: true,
  texts: async () => (await import('./texts.ts')).texts,
};
