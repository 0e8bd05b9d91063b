import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: { Dragon: 'التنين', Tiger: 'النمر' },
    words: { tiger: 'النمر', dragon: 'التنين', Pair: 'زوج' },
  },
  es: {
    options: { Dragon: 'Dragón', Tiger: 'Tigre' },
    words: { tiger: 'Tigre', dragon: 'Dragón', Pair: 'Pareja' },
  },
  fr: {
    options: { Dragon: 'Dragon', Tiger: 'Tigre' },
    words: { tiger: 'Tigre', dragon: 'Dragon', Pair: 'Paire' },
  },
  hi: {
    options: { Dragon: 'ड्रैगन', Tiger: 'टाइगर' },
    words: { tiger: 'टाइगर', dragon: 'ड्रैगन', Pair: 'जोड़ी' },
  },
  it: {
    options: { Dragon: 'Drago', Tiger: 'Tigre' },
    words: { tiger: 'Tigre', dragon: 'Drago', Pair: 'Coppia' },
  },
  zh: { options: { Dragon: '龙', Tiger: '虎' }, words: { tiger: '虎', dragon: '龙', Pair: '对子' } },
};
