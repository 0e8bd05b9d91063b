import type { AndarBaharWords } from './en.ts';

const cardCount = (count: number): string => (count === 1 ? '1 carta' : `${count} cartas`);

export const es: AndarBaharWords = {
  andarBahar: {
    title: 'Andar Bahar',
    lobbyLine: 'Comodín, reparto, pareja',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Comodín',
    match: 'Cartas hasta la pareja',
    cards: (range) => `${range} cartas`,
    below: 'Menor que 8',
    eight: '8',
    above: 'Mayor que 8',
    rank: 'Valor del comodín',
    jokerOf: (name) => `Comodín ${name}`,
    dealt: cardCount,
    result: (side, count) => `${side}, ${cardCount(count)}`,
  },
};
