import type { AndarBaharWords } from './en.ts';

const cardCount = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`);

export const it: AndarBaharWords = {
  andarBahar: {
    title: 'Andar Bahar',
    lobbyLine: 'Jolly, carte, coppia',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Jolly',
    match: 'Carte fino alla coppia',
    cards: (range) => `${range} carte`,
    below: 'Sotto l’8',
    eight: '8',
    above: 'Sopra l’8',
    rank: 'Valore del jolly',
    jokerOf: (name) => `Jolly ${name}`,
    dealt: cardCount,
    result: (side, count) => `${side}, ${cardCount(count)}`,
  },
};
