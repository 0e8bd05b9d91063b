import type { LudoSeeds } from '../ludo-dice.ts';
import type { LudoState } from '../ludo-state.ts';
import { createEvaluate } from './evaluate.ts';
import { readState } from './position.ts';
import { rolloutMove } from './rollout-player.ts';
import { createSearch, type LudoSearch, type Width } from './search.ts';
import { houseWeights } from './weights.ts';

/** How many dice after its own the house looks ahead. */
export const houseLooksAhead = 2;

/** How many moves and answers are followed: close ones only, so that a move takes a tenth of the time it may. */
export const houseWidth: Width = { margin: 0.12, answerMargin: 0.03, answers: 2 };

let search: LudoSearch | undefined;

/** The one search, made when it is first asked for. */
function theSearch(): LudoSearch {
  search ??= createSearch(createEvaluate(houseWeights()), houseWidth);
  return search;
}

/** The token moved by a player who looks this many dice ahead; the house looks `houseLooksAhead`. */
export function searchMove(state: LudoState, dice = houseLooksAhead): number {
  if (state.die === null) throw new Error('the house has no die');
  const found = theSearch();
  readState(found.positions, state);
  const token = found.best(state.die, dice);
  if (token < 0) throw new Error('the house has no move');
  return token;
}

/** The token the house moves by the rules of that version, from nothing but what everybody at the table knows. */
export const houseMove = (version: number, state: LudoState, seeds: Omit<LudoSeeds, 'serverSeed'>): number =>
  version === 1 ? rolloutMove(state, seeds) : searchMove(state);
