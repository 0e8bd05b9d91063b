import type { TableEntry } from '../../table-entry.ts';

export const templateTableEntry: TableEntry = {
  code: 'template-table',
  route: 'template-table',
  place: 0,
  eventId: '0',
  title: 'Template Table',
  titles: { ar: 'طاولة جديدة', hi: 'नई टेबल' },
  isNewLaunch: true,
  texts: async () => (await import('./texts.ts')).texts,
};
