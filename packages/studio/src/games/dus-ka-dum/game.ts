import { oddsFromDecimal } from '@maidan/betting';
import { launchedGameIds } from '@maidan/contract/wire';
import {
  type Card,
  cardName,
  colourOf,
  isOdd,
  rankNumber,
  rankOf,
  type Suit,
  suitName,
  suitOf,
  suits,
} from '@maidan/games/kit/cards.ts';
import { deckOf40 } from '@maidan/games/kit/decks.ts';
import { cardFigures, readCard, takeCard } from '../../rules/drawn-cards.ts';
import type { VirtualGame, VirtualOption } from '../../rules/virtual-game.ts';

export interface CardOption extends VirtualOption {
  readonly wins: (card: Card) => boolean;
}

/** As players call the cards, from one to ten. */
const names = ['Ekka', 'Dukki', 'Tikki', 'Chauki', 'Panji', 'Chakki', 'Satti', 'Atthi', 'Nehli', 'Dassi'];

const numberOf = (card: Card): number => rankNumber(rankOf(card));

const stakeMin = 10;
const half = { price: 1.95, stakeMax: 50_000, returns: 97.5 };
const kinds = {
  number: { price: 9.6, stakeMax: 25_000, returns: 96 },
  suit: { price: 3.86, stakeMax: 25_000, returns: 96.5 },
  card: { price: 38.5, stakeMax: 5_000, returns: 96.25 },
};

function option(
  id: string,
  name: string,
  { price, stakeMax, returns }: typeof half,
  wins: CardOption['wins'],
): CardOption {
  return { id, name, odds: oddsFromDecimal(price), stakeMin, stakeMax, returns, wins };
}

const ofSuit = (suit: Suit) => (card: Card) => suitOf(card) === suit;

const options: readonly CardOption[] = [
  ...names.map((name, index) =>
    option(
      `number-${index + 1}`,
      `${index + 1} ${name}`,
      kinds.number,
      (card) => numberOf(card) === index + 1,
    ),
  ),
  option('odd', 'Odd', half, isOdd),
  option('even', 'Even', half, (card) => !isOdd(card)),
  option('low', 'Low 1-5', half, (card) => numberOf(card) <= 5),
  option('high', 'High 6-10', half, (card) => numberOf(card) >= 6),
  option('red', 'Red', half, (card) => colourOf(card) === 'red'),
  option('black', 'Black', half, (card) => colourOf(card) === 'black'),
  ...suits.map((suit) => option(`suit-${suit}`, suitName(suit), kinds.suit, ofSuit(suit))),
  ...deckOf40.map((card) => option(`card-${card}`, cardName(card), kinds.card, (drawn) => drawn === card)),
];

/** The card as everywhere in the contract: `10HH`. */
type DusKaDumShown = { readonly game: 'dus-ka-dum'; readonly card: string };

const byId = new Map(options.map((option) => [option.id, option]));

/** One card of forty. */
export const dusKaDum: VirtualGame<Card, DusKaDumShown> = {
  code: 'dus-ka-dum',
  launchId: launchedGameIds['dus-ka-dum'],
  title: 'Dus Ka Dum',
  version: '1',
  options,
  totalMax: 100_000,
  returnFloor: 95,
  draw: (words) => takeCard([...deckOf40], words),
  verdict(card, id) {
    const option = byId.get(id);
    if (option === undefined) throw new RangeError(`dus ka dum has no option ${id}`);
    return option.wins(card) ? 'wins' : 'loses';
  },
  outcomeToShow: (card) => ({ game: 'dus-ka-dum', card }),
  readShown: ({ card }) => readCard(card),
  outcomeText: cardName,
  outcomeFigures: cardFigures,
};
