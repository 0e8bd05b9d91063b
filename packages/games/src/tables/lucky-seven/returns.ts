import { fullDeck } from '../../kit/decks.ts';
import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { outcomeOf } from './game.ts';
import { options } from './options.ts';

export const weightedOutcomes = (): readonly WeightedOutcome[] =>
  fullDeck.map((card) => ({ weight: 1n, outcome: outcomeOf(card), sids: options.map(({ sid }) => sid) }));
