import type { DusKaDumWords } from './en.ts';

export const hi: DusKaDumWords = {
  dusKaDum: {
    title: 'दस का दम',
    lobbyLine: 'दस पत्ते, एक खुलता है',
    names: ['इक्का', 'दुक्की', 'तिक्की', 'चौकी', 'पंजी', 'छक्की', 'सत्ती', 'अट्ठी', 'नहली', 'दस्सी'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: 'ठीक वही पत्ता',
    card: 'पत्ता',
    result: (name, card) => `${name}, ${card}`,
  },
};
