import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: { options: {}, words: { CARD: 'ورقة', colour: 'اللون' } },
  es: { options: {}, words: { CARD: 'Carta', colour: 'Color' } },
  fr: { options: {}, words: { CARD: 'Carte', colour: 'Couleur' } },
  hi: { options: {}, words: { CARD: 'पत्ता', colour: 'रंग' } },
  it: { options: {}, words: { CARD: 'Carta', colour: 'Colore' } },
  zh: { options: {}, words: { CARD: '牌', colour: '颜色' } },
};
