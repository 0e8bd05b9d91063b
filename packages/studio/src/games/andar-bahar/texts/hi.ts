import type { AndarBaharWords } from './en.ts';

const cardCount = (count: number): string => (count === 1 ? '1 पत्ता' : `${count} पत्ते`);

export const hi: AndarBaharWords = {
  andarBahar: {
    title: 'अंदर बाहर',
    lobbyLine: 'जोकर, बाँट, मेल',
    andar: 'अंदर',
    bahar: 'बाहर',
    joker: 'जोकर',
    match: 'मेल तक कितने पत्ते',
    cards: (range) => `${range} पत्ते`,
    below: '8 से नीचे',
    eight: '8',
    above: '8 से ऊपर',
    rank: 'जोकर का नंबर',
    jokerOf: (name) => `जोकर ${name}`,
    dealt: cardCount,
    result: (side, count) => `${side}, ${cardCount(count)}`,
  },
};
