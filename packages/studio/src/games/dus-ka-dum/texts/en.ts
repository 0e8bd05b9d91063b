export const en = {
  dusKaDum: {
    title: 'Dus Ka Dum',
    /** In the lobby. */
    lobbyLine: 'Ten cards, one turns',
    names: ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'],
    lowRange: '1-5',
    highRange: '6-10',
    exact: 'Exact card',
    card: 'The card',
    result: (name: string, card: string) => `${name}, ${card}`,
  },
};

export type DusKaDumWords = typeof en;
