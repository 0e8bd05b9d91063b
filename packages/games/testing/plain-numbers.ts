/** From 1 for the ace to 13 for the king. */
export const numberOf = (card: string): number =>
  'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').indexOf(card.slice(0, -2)) + 1;
