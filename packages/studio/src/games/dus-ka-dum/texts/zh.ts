import type { DusKaDumWords } from './en.ts';

export const zh: DusKaDumWords = {
  dusKaDum: {
    title: 'Dus Ka Dum',
    lobbyLine: '十张牌，翻开一张',
    names: ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: '指定一张牌',
    card: '牌',
    result: (name, card) => `${name}，${card}`,
  },
};
