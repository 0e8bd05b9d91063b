import { ranks } from '../../kit/cards.ts';
import { choose, type WeightedOutcome } from '../../kit/exact-returns.ts';
import { cardsOfFirstBet, outcomeOf } from './game.ts';
import { opensIn } from './options.ts';

const cardsLeft = 51;
const matchesLeft = 3;

/**
 * The weight of a first match at position n is the number of ways to place the other two matches after it.
 */
export const weightedOutcomes = (): readonly WeightedOutcome[] =>
  ranks.flatMap((joker) =>
    Array.from({ length: cardsLeft - matchesLeft + 1 }, (_, index) => {
      const place = index + 1;
      const windows = place > cardsOfFirstBet ? ['joker', 'first', 'second'] : ['joker', 'first'];
      return {
        weight: choose(cardsLeft - place, matchesLeft - 1),
        outcome: outcomeOf(joker, place),
        sids: windows.flatMap(opensIn),
      };
    }),
  );
