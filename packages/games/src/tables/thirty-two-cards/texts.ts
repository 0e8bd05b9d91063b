import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: {},
    words: { 'PLAYER 8': 'لاعب 8', 'PLAYER 9': 'لاعب 9', 'PLAYER 10': 'لاعب 10', 'PLAYER 11': 'لاعب 11' },
  },
  es: {
    options: {},
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
    options: {},
    words: {
      'PLAYER 8': 'Joueur 8',
      'PLAYER 9': 'Joueur 9',
      'PLAYER 10': 'Joueur 10',
      'PLAYER 11': 'Joueur 11',
    },
  },
  hi: {
    options: {},
    words: {
      'PLAYER 8': 'खिलाड़ी 8',
      'PLAYER 9': 'खिलाड़ी 9',
      'PLAYER 10': 'खिलाड़ी 10',
      'PLAYER 11': 'खिलाड़ी 11',
    },
  },
  it: {
    options: {},
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
    options: {},
    words: { 'PLAYER 8': '玩家 8', 'PLAYER 9': '玩家 9', 'PLAYER 10': '玩家 10', 'PLAYER 11': '玩家 11' },
  },
};
