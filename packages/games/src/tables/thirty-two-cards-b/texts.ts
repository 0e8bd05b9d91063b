import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: {
      Single: 'مفرد',
      'Any Three Card Black': 'أي ثلاث أوراق سوداء',
      'Any Three Card Red': 'أي ثلاث أوراق حمراء',
      'Two Black Two Red': 'اثنتان سوداوان واثنتان حمراوان',
      '8 & 9 Total': 'مجموع 8 و9',
      '10 & 11 Total': 'مجموع 10 و11',
    },
    words: { 'PLAYER 8': 'لاعب 8', 'PLAYER 9': 'لاعب 9', 'PLAYER 10': 'لاعب 10', 'PLAYER 11': 'لاعب 11' },
  },
  es: {
    options: {
      Single: 'Simple',
      'Any Three Card Black': 'Tres cartas negras',
      'Any Three Card Red': 'Tres cartas rojas',
      'Two Black Two Red': 'Dos negras y dos rojas',
      '8 & 9 Total': 'Total 8 & 9',
      '10 & 11 Total': 'Total 10 & 11',
    },
    words: {
      'PLAYER 8': 'Jugador 8',
      'PLAYER 9': 'Jugador 9',
      'PLAYER 10': 'Jugador 10',
      'PLAYER 11': 'Jugador 11',
    },
    narrowWords: {
      'PLAYER 8': 'Jug. 8',
      'PLAYER 9': 'Jug. 9',
      'PLAYER 10': 'Jug. 10',
      'PLAYER 11': 'Jug. 11',
    },
  },
  fr: {
    options: {
      Single: 'Simple',
      'Any Three Card Black': 'Trois cartes noires',
      'Any Three Card Red': 'Trois cartes rouges',
      'Two Black Two Red': 'Deux noires et deux rouges',
      '8 & 9 Total': 'Total 8 & 9',
      '10 & 11 Total': 'Total 10 & 11',
    },
    words: {
      'PLAYER 8': 'Joueur 8',
      'PLAYER 9': 'Joueur 9',
      'PLAYER 10': 'Joueur 10',
      'PLAYER 11': 'Joueur 11',
    },
  },
  hi: {
    options: {
      Single: 'सिंगल',
      'Any Three Card Black': 'कोई तीन काले पत्ते',
      'Any Three Card Red': 'कोई तीन लाल पत्ते',
      'Two Black Two Red': 'दो काले दो लाल',
    },
    words: {
      'PLAYER 8': 'खिलाड़ी 8',
      'PLAYER 9': 'खिलाड़ी 9',
      'PLAYER 10': 'खिलाड़ी 10',
      'PLAYER 11': 'खिलाड़ी 11',
    },
  },
  it: {
    options: {
      Single: 'Singolo',
      'Any Three Card Black': 'Tre carte nere',
      'Any Three Card Red': 'Tre carte rosse',
      'Two Black Two Red': 'Due nere e due rosse',
      '8 & 9 Total': 'Totale 8 & 9',
      '10 & 11 Total': 'Totale 10 & 11',
    },
    words: {
      'PLAYER 8': 'Giocatore 8',
      'PLAYER 9': 'Giocatore 9',
      'PLAYER 10': 'Giocatore 10',
      'PLAYER 11': 'Giocatore 11',
    },
    narrowWords: {
      'PLAYER 8': 'Gioc. 8',
      'PLAYER 9': 'Gioc. 9',
      'PLAYER 10': 'Gioc. 10',
      'PLAYER 11': 'Gioc. 11',
    },
  },
  zh: {
    options: {
      Single: '单码',
      'Any Three Card Black': '任意三张黑牌',
      'Any Three Card Red': '任意三张红牌',
      'Two Black Two Red': '两黑两红',
    },
    words: { 'PLAYER 8': '玩家 8', 'PLAYER 9': '玩家 9', 'PLAYER 10': '玩家 10', 'PLAYER 11': '玩家 11' },
  },
};
