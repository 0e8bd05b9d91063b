import type { Card } from '@maidan/games/kit/cards.ts';
import { deckOf40 } from '@maidan/games/kit/decks.ts';
import { readCard } from '../../rules/read-card.ts';
import { takeCard } from '../../rules/take-card.ts';
import type { VirtualGame } from '../../rules/virtual-game.ts';
import { options } from './options.ts';

const byId = new Map(options.map((option) => [option.id, option]));

/** One card of forty. */
export const dusKaDum: VirtualGame<Card> = {
  code: 'dus-ka-dum',
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
};
