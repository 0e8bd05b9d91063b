import { launchedGameIds } from '@maidan/contract/wire';
import { cardName, rankOf } from '@maidan/games/kit/cards.ts';
import { fullDeck } from '@maidan/games/kit/decks.ts';
import { cardFigures, readCard, takeCard } from '../../rules/drawn-cards.ts';
import type { ShownFields, VirtualGame } from '../../rules/virtual-game.ts';
import type { Words } from '../../rules/words.ts';
import { type DealtMatch, options } from './options.ts';

/** The cards dealt after the joker, Andar first; the last has the joker's rank. */
type AndarBaharShown = { readonly game: 'andar-bahar'; readonly joker: string; readonly cards: string[] };

const byId = new Map(options.map((option) => [option.id, option]));

function deal(words: Words): DealtMatch {
  const deck = [...fullDeck];
  const joker = takeCard(deck, words);
  const cards = [takeCard(deck, words)];
  while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker)) cards.push(takeCard(deck, words));
  return { joker, cards };
}

function readShown({ joker: shown, cards }: ShownFields): DealtMatch | undefined {
  const joker = readCard(shown);
  const read = Array.isArray(cards) ? cards.map(readCard) : [undefined];
  return joker && read.every((card) => card !== undefined) ? { joker, cards: read } : undefined;
}

/** One deck: the joker, then cards to Andar and Bahar in turn until the joker's rank falls. */
export const andarBaharInstant: VirtualGame<DealtMatch, AndarBaharShown> = {
  code: 'andar-bahar',
  launchId: launchedGameIds['andar-bahar'],
  title: 'Andar Bahar',
  version: '1',
  options,
  totalMax: 100_000,
  returnFloor: 95,
  draw: deal,
  verdict(dealt, id) {
    const option = byId.get(id);
    if (option === undefined) throw new RangeError(`andar bahar has no option ${id}`);
    return option.wins(dealt) ? 'wins' : 'loses';
  },
  outcomeToShow: ({ joker, cards }) => ({ game: 'andar-bahar', joker, cards: [...cards] }),
  readShown,
  outcomeText({ joker, cards }) {
    const side = cards.length % 2 === 1 ? 'Andar' : 'Bahar';
    return `joker ${cardName(joker)}, ${side} with card ${cards.length}`;
  },
  outcomeFigures: ({ joker, cards }) => `${cardFigures(joker)} | ${cards.map(cardFigures).join(' ')}`,
};
