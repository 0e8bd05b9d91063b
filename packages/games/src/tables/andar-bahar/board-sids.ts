import { type Rank, ranks, type Suit } from '../../kit/cards.ts';

/** The options, by their position on the board. */
export const sids = {
  andar: { first: '2', second: '3', side: '1' },
  bahar: { first: '5', second: '6', side: '4' },
  odd: '24',
  even: '25',
} as const;

const firstRank = 7;
export const rankSid = (rank: Rank): string => String(firstRank + ranks.indexOf(rank));

/** They take no bets; the page says so when one is pressed. */
export const suitSids: Readonly<Record<Suit, string>> = { SS: '20', HH: '22', CC: '21', DD: '23' };
