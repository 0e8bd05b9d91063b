import { keyFromText } from '@maidan/betting';
import type { LudoSeeds } from '../ludo-dice.ts';
import type { LudoState } from '../ludo-state.ts';
import { legalNow } from '../play-ludo.ts';
import { rolloutRandom } from '../rollout-random.ts';
import { createPlayout } from './playouts.ts';
import { newPositions, readState } from './position.ts';

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
