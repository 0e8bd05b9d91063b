import type { TableEntry } from '../../table-entry.ts';

export const dragonTigerTwoEntry: TableEntry = {
  code: 'dt202',
  route: 'dt202',
  place: 5,
  eventId: '3059',
  title: '20-20 Dragon Tiger 2',
  titles: {
    ar: 'التنين والنمر 20\u2060-\u206020 الثانية',
    es: '20-20 Dragón Tigre 2',
    fr: '20-20 Dragon Tigre 2',
    hi: '20-20 ड्रैगन टाइगर 2',
    it: '20-20 Drago Tigre 2',
    zh: '20-20 龙虎 2',
  },
  texts: async () => (await import('../dragon-tiger/texts.ts')).texts,
};
