import { oddsFromDecimal } from '@maidan/betting';
import {
  type Card,
  colourOf,
  rankName,
  rankNumber,
  rankOf,
  ranks,
  suitName,
  suitOf,
  suits,
} from '@maidan/games/kit/cards.ts';
import type { VirtualOption } from '../../rules/virtual-game.ts';

/** The cards dealt after the joker, in order, Andar first: the last one has the joker's rank. */
export interface DealtMatch {
  readonly joker: Card;
  readonly cards: readonly Card[];
}

export interface MatchOption extends VirtualOption {
  readonly wins: (dealt: DealtMatch) => boolean;
}

const stakeMin = 10;

interface Pays {
  readonly price: number;
  readonly stakeMax: number;
  readonly returns: number;
}

const option = (id: string, name: string, pays: Pays, wins: MatchOption['wins']): MatchOption => ({
  id,
  name,
  odds: oddsFromDecimal(pays.price),
  stakeMin,
  stakeMax: pays.stakeMax,
  returns: pays.returns,
  wins,
});

/** The number of cards dealt, match included; the limits give all options about the same maximum win. */
const counts: readonly (Pays & { readonly least: number; readonly most: number })[] = [
  { least: 1, most: 5, price: 3.55, stakeMax: 25_000, returns: 96.23 },
  { least: 6, most: 10, price: 4.45, stakeMax: 20_000, returns: 96.59 },
  { least: 11, most: 15, price: 5.7, stakeMax: 15_000, returns: 96.35 },
  { least: 16, most: 25, price: 4.4, stakeMax: 20_000, returns: 95.92 },
  { least: 26, most: 30, price: 15.8, stakeMax: 6_000, returns: 96.36 },
  { least: 31, most: 35, price: 26, stakeMax: 4_000, returns: 96.13 },
  { least: 36, most: 40, price: 51, stakeMax: 2_000, returns: 96.73 },
  { least: 41, most: 49, price: 121, stakeMax: 800, returns: 95.87 },
];

const colour = { price: 1.95, stakeMax: 50_000, returns: 97.5 };
const suitPays = { price: 3.85, stakeMax: 25_000, returns: 96.25 };
const below = { price: 1.8, stakeMax: 50_000, returns: 96.92 };
const oneRank = { price: 12.5, stakeMax: 8_000, returns: 96.15 };
const above = { price: 2.5, stakeMax: 40_000, returns: 96.15 };

const height = ({ joker }: DealtMatch): number => rankNumber(rankOf(joker));
const isAndar = ({ cards }: DealtMatch): boolean => cards.length % 2 === 1;

export const options: readonly MatchOption[] = [
  option('andar', 'Andar', { price: 1.9, stakeMax: 50_000, returns: 97.85 }, isAndar),
  option('bahar', 'Bahar', { price: 2, stakeMax: 50_000, returns: 97 }, (dealt) => !isAndar(dealt)),
  ...counts.map(({ least, most, ...pays }) =>
    option(`cards-${least}-${most}`, `${least}-${most} cards`, pays, ({ cards }) => {
      return cards.length >= least && cards.length <= most;
    }),
  ),
  option('joker-red', 'Joker red', colour, ({ joker }) => colourOf(joker) === 'red'),
  option('joker-black', 'Joker black', colour, ({ joker }) => colourOf(joker) === 'black'),
  ...suits.map((suit) =>
    option(`joker-${suit}`, `Joker ${suitName(suit)}`, suitPays, ({ joker }) => suitOf(joker) === suit),
  ),
  option('joker-below-8', 'Joker below 8', below, (dealt) => height(dealt) < 8),
  option('joker-8', 'Joker 8', oneRank, (dealt) => height(dealt) === 8),
  option('joker-above-8', 'Joker above 8', above, (dealt) => height(dealt) > 8),
  ...ranks.map((rank) =>
    option(`joker-rank-${rank}`, `Joker ${rankName(rank)}`, oneRank, ({ joker }) => rankOf(joker) === rank),
  ),
];
