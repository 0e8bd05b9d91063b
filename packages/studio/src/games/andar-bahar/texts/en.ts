const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const en = {
  andarBahar: {
    title: 'Andar Bahar',
    /** In the lobby. */
    lobbyLine: 'Joker, deal, match',
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Joker',
    match: 'Cards until the match',
    cards: (range: string) => `${range} cards`,
    below: 'Below 8',
    eight: '8',
    above: 'Above 8',
    rank: 'Rank of the joker',
    jokerOf: (name: string) => `Joker ${name}`,
    dealt: cardCount,
    result: (side: string, count: number) => `${side}, ${cardCount(count)}`,
  },
};

export type AndarBaharWords = typeof en;
