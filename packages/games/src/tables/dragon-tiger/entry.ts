import type { TableEntry } from '../../table-entry.ts';

export const dragonTigerEntry: TableEntry = {
  code: 'dt20',
  route: 'dt20',
  place: 4,
  eventId: '3035',
  title: '20-20 Dragon Tiger',
  titles: {
    ar: 'التنين والنمر 20\u2060-\u206020',
    es: '20-20 Dragón Tigre',
    fr: '20-20 Dragon Tigre',
    hi: '20-20 ड्रैगन टाइगर',
    it: '20-20 Drago Tigre',
    zh: '20-20 龙虎',
  },
  texts: async () => (await import('./texts.ts')).texts,
};
