import { launchedGameIds } from '@maidan/contract/wire';
import { type Card, cardName } from '@maidan/games/kit/cards.ts';
import { deckOf40 } from '@maidan/games/kit/decks.ts';
import { cardFigures, readCard, takeCard } from '../../rules/drawn-cards.ts';
import type { VirtualGame } from '../../rules/virtual-game.ts';
import { options } from './options.ts';

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
