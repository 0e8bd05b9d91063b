import type { DusKaDumWords } from './en.ts';

export const es: DusKaDumWords = {
  dusKaDum: {
    title: 'Dus Ka Dum',
    lobbyLine: 'Diez cartas, una se voltea',
    names: ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: 'Carta exacta',
    card: 'La carta',
    result: (name, card) => `${name}, ${card}`,
  },
};
