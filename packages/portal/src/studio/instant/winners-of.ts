import type { InstantOutcome } from '@maidan/contract/wire';
import type { VirtualGame } from '@maidan/games/rules';

/** As the rules take it. */
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

/** Every option the outcome pays in full, bet on or not. */
export const winnersOf = (game: VirtualGame, outcome: InstantOutcome): ReadonlySet<string> =>
  new Set(game.options.map(({ id }) => id).filter((id) => game.verdict(drawn(outcome), id) === 'wins'));
