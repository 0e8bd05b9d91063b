import type { DealtCard } from '../src/game.ts';

/** What a bet on an option comes to, worked out from its name and the cards alone; a number is what a prize table pays to one. */
export type PlainEnd = 'win' | 'lose' | 'back' | 'half' | number;
export type Plain = (name: string, dealt: readonly DealtCard[]) => PlainEnd;

/** From 1 for the ace to 13 for the king. */
export const numberOf = (card: string): number =>
  'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').indexOf(card.slice(0, -2)) + 1;

const winIf = (isWon: boolean): PlainEnd => (isWon ? 'win' : 'lose');

/** Even, Odd, Red, Black and the thirteen cards; undefined for any other name. */
export function plainCard(name: string, card: string): PlainEnd | undefined {
  const isRed = 'HD'.includes(card.slice(-1));
  if (name === 'Even' || name === 'Odd') return winIf((numberOf(card) % 2 === 0) === (name === 'Even'));
  if (name === 'Red' || name === 'Black') return winIf(isRed === (name === 'Red'));
  if (!name.startsWith('Card ')) return undefined;
  const rank = card.slice(0, -2);
  return winIf(name === `Card ${rank}` || (rank === 'A' && name === 'Card 1'));
}

export const plainLuckySeven: Plain = (name, [only]) => {
  const card = only?.card ?? '';
  const onCard = plainCard(name, card);
  if (onCard !== undefined) return onCard;
  if (numberOf(card) === 7) return 'half';
  return winIf(numberOf(card) < 7 === (name === 'LOW Card'));
};

export const plainDragonTiger: Plain = (name, dealt) => {
  const [dragon = '', tiger = ''] = dealt.map(({ card }) => card);
  const [side = '', ...words] = name.split(' ');
  const onCard = plainCard(words.join(' '), side === 'Dragon' ? dragon : tiger);
  if (onCard !== undefined) return onCard;
  if (name === 'Tie') return winIf(dragon === tiger);
  if (name === 'Pair') return winIf(numberOf(dragon) === numberOf(tiger));
  const places = [dragon, tiger].map((card) => numberOf(card) + 'DCHS'.indexOf(card.slice(-1)) / 10);
  const [one = 0, other = 0] = places;
  return winIf(one !== other && one > other === (name === 'Dragon'));
};
