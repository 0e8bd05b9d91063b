import type { AndarBaharWords } from './en.ts';

export const zh: AndarBaharWords = {
  andarBahar: {
    title: 'Andar Bahar',
    lobbyLine: '王牌、发牌、配对',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: '王牌',
    match: '配对前的张数',
    cards: (range) => `${range} 张`,
    below: '小于 8',
    eight: '8',
    above: '大于 8',
    rank: '王牌点数',
    jokerOf: (name) => `王牌 ${name}`,
    dealt: (count) => `${count} 张`,
    result: (side, count) => `${side}，${count} 张`,
  },
};
