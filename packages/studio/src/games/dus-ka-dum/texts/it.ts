import type { DusKaDumWords } from './en.ts';

export const it: DusKaDumWords = {
  dusKaDum: {
    title: 'Dus Ka Dum',
    lobbyLine: 'Dieci carte, una si gira',
    names: ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: 'Carta esatta',
    card: 'La carta',
    result: (name, card) => `${name}, ${card}`,
  },
};
