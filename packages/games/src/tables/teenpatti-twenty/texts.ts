import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: { options: { 'Pair plus': 'زوج أو أعلى' }, words: { 'PLAYER A': 'لاعب A', 'PLAYER B': 'لاعب B' } },
  es: {
    options: { 'Pair plus': 'Pareja o más' },
    words: { 'PLAYER A': 'Jugador A', 'PLAYER B': 'Jugador B' },
  },
  fr: {
    options: { 'Pair plus': 'Paire ou mieux' },
    words: { 'PLAYER A': 'Joueur A', 'PLAYER B': 'Joueur B' },
  },
  hi: { options: { 'Pair plus': 'जोड़ी प्लस' }, words: { 'PLAYER A': 'खिलाड़ी A', 'PLAYER B': 'खिलाड़ी B' } },
  it: {
    options: { 'Pair plus': 'Coppia o più' },
    words: { 'PLAYER A': 'Giocatore A', 'PLAYER B': 'Giocatore B' },
  },
  zh: { options: { 'Pair plus': '对子以上' }, words: { 'PLAYER A': '玩家 A', 'PLAYER B': '玩家 B' } },
};
