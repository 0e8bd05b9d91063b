import { keyFromText } from '@maidan/betting';
import type { LudoSeeds } from '../ludo-dice.ts';
import type { LudoState } from '../ludo-state.ts';
import { legalNow } from '../play-ludo.ts';
import { rolloutRandom } from '../rollout-random.ts';
import { createEvaluate, firstLength, type LudoWeights, lastLength } from './evaluate.ts';
import { madeWeights } from './made-weights.ts';
import { createPlayout } from './playouts.ts';
import { newPositions, readState } from './position.ts';
import { createSearch, type LudoSearch, type Width } from './search.ts';

/** In 1,024ths, as 16-bit numbers, the low byte first, in base64. */
export interface WrittenWeights {
  readonly first: string;
  readonly last: string;
}

const unit = 1024;

function read(text: string, length: number): Float64Array {
  const letters = atob(text);
  const bytes = Uint8Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length }, (_, at) => view.getInt16(2 * at, true) / unit);
}

export const readWeights = ({ first, last }: WrittenWeights): LudoWeights => ({
  first: read(first, firstLength),
  last: read(last, lastLength),
});

export const houseWeights = (): LudoWeights => readWeights(madeWeights);

/** How many games the house simulated for each possible move by the first rules. */
export const houseRollouts = 200;

const playout = createPlayout();
const position = newPositions(1);

/**
 * The token the house moved by the first rules: each possible move is played to the end many times by plain players, with
 * simulated dice, and the best result wins. It uses only what everybody at the table knows, and no die still to come.
 */
export function rolloutMove(
  state: LudoState,
  { gameId, seedA, seedB }: Omit<LudoSeeds, 'serverSeed'>,
  rollouts = houseRollouts,
): number {
  const legal = legalNow(state);
  const own = state.tokens[state.seat];
  // Tokens on the same square are the same move.
  const choices = legal.filter(({ to }, at) => legal.findIndex((move) => move.to === to) === at);
  const [only] = choices;
  if (only === undefined || state.die === null) throw new Error('the house has no move');
  if (choices.length === 1) return only.token;
  const random = rolloutRandom(keyFromText(`${gameId}:${seedA}:${seedB}:house:${state.n}`), rollouts);
  readState(position, state);
  let best = only.token;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (const { token } of choices) {
    // Wins less losses. Every move is tried with the same dice, so that the result does not depend on luck.
    let sum = 0;
    for (let rollout = 0; rollout < rollouts; rollout += 1) {
      random.select(rollout);
      sum += playout.afterMove(position, token, state.die, random);
    }
    const isFurther = (own[token] ?? 0) > (own[best] ?? 0);
    if (sum > bestSum || (sum === bestSum && isFurther)) {
      best = token;
      bestSum = sum;
    }
  }
  return best;
}

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
