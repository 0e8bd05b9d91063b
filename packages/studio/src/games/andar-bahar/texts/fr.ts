import type { AndarBaharWords } from './en.ts';

const cardCount = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);

export const fr: AndarBaharWords = {
  andarBahar: {
    title: 'Andar Bahar',
    lobbyLine: 'Joker, donne, paire',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Joker',
    match: 'Cartes jusqu’à la paire',
    cards: (range) => `${range} cartes`,
    below: 'Sous 8',
    eight: '8',
    above: 'Au-dessus de 8',
    rank: 'Rang du joker',
    jokerOf: (name) => `Joker ${name}`,
    dealt: cardCount,
    result: (side, count) => `${side}, ${cardCount(count)}`,
  },
};
