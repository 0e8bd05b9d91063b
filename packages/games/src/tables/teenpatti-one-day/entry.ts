import type { TableEntry } from '../../table-entry.ts';

export const teenpattiOneDayEntry: TableEntry = {
  code: 'teen',
  route: 'teen',
  place: 7,
  eventId: '3031',
  title: '1 Day Teenpatti',
  titles: { ar: 'تين باتي ليوم واحد', hi: '1 डे तीन पत्ती' },
  texts: async () => (await import('./texts.ts')).texts,
};
