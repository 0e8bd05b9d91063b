import { cardName, parseCard } from '@maidan/games/kit/cards.ts';
import type { VirtualGame } from '../rules/virtual-game.ts';

type Shown = ReturnType<VirtualGame['outcomeToShow']>;

const nameOf = (code: string): string => {
  const card = parseCard(code);
  return card === undefined ? code : cardName(card);
};

/** The result of a round, as shown in the ledger and in the story of the bet. */
export function sayOutcome({ title }: Pick<VirtualGame, 'title'>, outcome: Shown): string {
  switch (outcome.game) {
    case 'roulette':
      return `${title}: ${outcome.number}`;
    case 'dus-ka-dum':
      return `${title}: ${nameOf(outcome.card)}`;
    case 'andar-bahar': {
      const side = outcome.cards.length % 2 === 1 ? 'Andar' : 'Bahar';
      return `${title}: joker ${nameOf(outcome.joker)}, ${side} with card ${outcome.cards.length}`;
    }
  }
}
