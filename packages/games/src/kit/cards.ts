export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

/** The wire doubles the letter: spades, hearts, clubs, diamonds. */
export const suits = ['SS', 'HH', 'CC', 'DD'] as const;
export type Suit = (typeof suits)[number];

/** As on the wire: rank, then the suit's letter doubled, such as `10HH`. */
export type Card = `${Rank}${Suit}`;
