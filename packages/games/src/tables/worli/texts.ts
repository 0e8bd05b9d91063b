import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: { Line: 'خط', Single: 'مفرد' },
    words: { WORLI: 'ورلي', line1: 'خط 1 (\u20661-5\u2069)', line2: 'خط 2 (\u20666-0\u2069)' },
  },
  es: { options: { Line: 'Línea', Single: 'Simple' }, words: {} },
  fr: { options: { Line: 'Ligne', Single: 'Simple' }, words: {} },
  hi: { options: { Line: 'लाइन', Single: 'सिंगल' }, words: { WORLI: 'वर्ली' } },
  it: { options: { Line: 'Linea', Single: 'Singolo' }, words: {} },
  zh: { options: { Line: '行', Single: '单码' }, words: {} },
};
