import type { DusKaDumWords } from './en.ts';

export const fr: DusKaDumWords = {
  dusKaDum: {
    title: 'Dus Ka Dum',
    lobbyLine: 'Dix cartes, une se retourne',
    names: ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: 'Carte exacte',
    card: 'La carte',
    result: (name, card) => `${name}, ${card}`,
  },
};
