export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

/** The wire doubles the letter: spades, hearts, clubs, diamonds. */
export const suits = ['SS', 'HH', 'CC', 'DD'] as const;
export type Suit = (typeof suits)[number];

/** As on the wire: rank, then the suit's letter doubled, such as `10HH`. */
export type Card = `${Rank}${Suit}`;

export type Colour = 'red' | 'black';

/** The wire's word for a card that has not fallen. */
export const noCard = '1';

const suitLetters = 2;

export const rankOf = (card: Card): Rank => card.slice(0, -suitLetters) as Rank;
export const suitOf = (card: Card): Suit => card.slice(-suitLetters) as Suit;

/** From 1 for the ace to 13 for the king. */
export const rankNumber = (rank: Rank): number => ranks.indexOf(rank) + 1;

export const colourOf = (card: Card): Colour => {
  const suit = suitOf(card);
  return suit === 'HH' || suit === 'DD' ? 'red' : 'black';
};

export const isOdd = (card: Card): boolean => rankNumber(rankOf(card)) % 2 === 1;

/** The name of a card's colour, and below its parity, in the wire's descriptions. */
export const colourName = (card: Card): string => (colourOf(card) === 'red' ? 'Red' : 'Black');
export const parityName = (card: Card): string => (isOdd(card) ? 'Odd' : 'Even');

const isRank = (text: string): text is Rank => ranks.some((rank) => rank === text);
const isSuit = (text: string): text is Suit => suits.some((suit) => suit === text);

/** Undefined for anything that is not a card, including the wire's word for none. */
export function parseCard(text: string): Card | undefined {
  const [rank, suit] = [text.slice(0, -suitLetters), text.slice(-suitLetters)];
  return isRank(rank) && isSuit(suit) ? `${rank}${suit}` : undefined;
}

const suitNames: Readonly<Record<Suit, string>> = { SS: 'Spade', HH: 'Heart', CC: 'Club', DD: 'Diamond' };
const courtNames: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };
const pipNames = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The name of a suit in the wire's descriptions. */
export const suitName = (suit: Suit): string => suitNames[suit];

export const rankName = (rank: Rank): string =>
  courtNames[rank] ?? pipNames[rankNumber(rank) - 2] ?? String(rank);

export const rankNames = (rank: Rank): string => `${rankName(rank)}${rank === '6' ? 'es' : 's'}`;

/** Such as "seven of hearts". */
export const cardName = (card: Card): string =>
  `${rankName(rankOf(card))} of ${suitName(suitOf(card)).toLowerCase()}s`;
