import type { InstantOutcome } from '@maidan/contract/wire';
import type { VirtualGame } from '@maidan/games/rules';

/** The outcome in the form the rules use. */
function drawn(outcome: InstantOutcome): unknown {
  switch (outcome.game) {
    case 'roulette':
      return outcome.number;
    case 'dus-ka-dum':
      return outcome.card;
    case 'andar-bahar':
      return { joker: outcome.joker, cards: outcome.cards };
  }
}

/** Every option that the outcome pays in full, with or without a bet on it. */
export const winnersOf = (game: VirtualGame, outcome: InstantOutcome): ReadonlySet<string> =>
  new Set(game.options.map(({ id }) => id).filter((id) => game.verdict(drawn(outcome), id) === 'wins'));
