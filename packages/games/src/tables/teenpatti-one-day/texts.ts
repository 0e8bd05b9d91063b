import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: {},
    words: {
      'PLAYER A': 'لاعب A',
      'PLAYER B': 'لاعب B',
      lagai: 'لاغاي',
      khai: 'خاي',
      min: 'الأدنى',
      max: 'الأقصى',
    },
  },
  es: { options: {}, words: { 'PLAYER A': 'Jugador A', 'PLAYER B': 'Jugador B', min: 'MÍN.', max: 'MÁX.' } },
  fr: { options: {}, words: { 'PLAYER A': 'Joueur A', 'PLAYER B': 'Joueur B' } },
  hi: {
    options: {},
    words: {
      'PLAYER A': 'खिलाड़ी A',
      'PLAYER B': 'खिलाड़ी B',
      lagai: 'लगाई',
      khai: 'खाई',
      min: 'न्यूनतम',
      max: 'अधिकतम',
    },
  },
  it: { options: {}, words: { 'PLAYER A': 'Giocatore A', 'PLAYER B': 'Giocatore B' } },
  zh: { options: {}, words: { 'PLAYER A': '玩家 A', 'PLAYER B': '玩家 B', min: '最低', max: '最高' } },
};
