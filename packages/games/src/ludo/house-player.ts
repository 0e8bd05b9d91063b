import { keyFromText } from '@maidan/betting';
import { runToEnd } from '../kit/run-to-end.ts';
import type { LudoSeeds } from './ludo-dice.ts';
import { capturedAt } from './ludo-moves.ts';
import { homeStep, houseRollouts, type LudoSeat, otherSeat, sixesMost, turnsEach } from './ludo-rules.ts';
import { isAllHome, scoreOf } from './ludo-score.ts';
import type { LudoState } from './ludo-state.ts';
import { plainMove } from './plain-policy.ts';
import { legalNow } from './play-ludo.ts';
import { type RolloutRandom, rolloutRandom } from './rollout-random.ts';

/** A simulated game: the mover is 0, the other 1, and everything is changed in place. */
interface Thought {
  readonly tokens: readonly [number[], number[]];
  readonly turnsUsed: [number, number];
  /** Who had the first turn of the game. */
  readonly first: 0 | 1;
  turn: 0 | 1;
  sixes: number;
}

/**
 * The token the house moves: each possible move is played to the end many times by plain players, with
 * simulated dice, and the best result wins. It uses only what everybody at the table knows, and no die still
 * to come.
 */
export const houseMove = (state: LudoState, seeds: Omit<LudoSeeds, 'serverSeed'>): number =>
  runToEnd(houseMoveInSteps(state, seeds));

/** Yields after each move considered, so that a server can do other work meanwhile. */
export function* houseMoveInSteps(
  state: LudoState,
  { gameId, seedA, seedB }: Omit<LudoSeeds, 'serverSeed'>,
): Generator<void, number> {
  const legal = legalNow(state);
  const own = state.tokens[state.seat];
  // Tokens on the same square are the same move.
  const choices = legal.filter(({ to }, at) => legal.findIndex((move) => move.to === to) === at);
  const [only] = choices;
  if (only === undefined) throw new Error('the house has no move');
  if (choices.length === 1) return only.token;
  const random = rolloutRandom(keyFromText(`${gameId}:${seedA}:${seedB}:house:${state.n}`), houseRollouts);
  let best = only.token;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (const { token } of choices) {
    const sum = sumOfRollouts(state, token, random);
    const isFurther = (own[token] ?? 0) > (own[best] ?? 0);
    if (sum > bestSum || (sum === bestSum && isFurther)) {
      best = token;
      bestSum = sum;
    }
    yield;
  }
  return best;
}

/** Wins minus losses. Every move is tried with the same dice, so that the result does not depend on luck. */
function sumOfRollouts(state: LudoState, token: number, random: RolloutRandom): number {
  let sum = 0;
  for (let rollout = 0; rollout < houseRollouts; rollout += 1) {
    random.select(rollout);
    const thought = think(state);
    const isOver = play(thought, token, state.die ?? 0);
    sum += isOver ? 1 : playOut(thought, random);
  }
  return sum;
}

function think({ tokens, turnsUsed, seat, first, sixes }: LudoState): Thought {
  const other: LudoSeat = otherSeat(seat);
  return {
    tokens: [[...tokens[seat]], [...tokens[other]]],
    turnsUsed: [turnsUsed[seat], turnsUsed[other]],
    first: first === seat ? 0 : 1,
    turn: 0,
    sixes,
  };
}

const enemyOf = (turn: 0 | 1): 0 | 1 => (turn === 0 ? 1 : 0);

/**
 * Moves a token and returns whether the mover now has all four home. Passes the turn unless there is another
 * roll.
 */
function play(thought: Thought, token: number, die: number): boolean {
  const { turn } = thought;
  const [own, enemy] = [thought.tokens[turn], thought.tokens[enemyOf(turn)]];
  const to = (own[token] ?? 0) + die;
  own[token] = to;
  const captured = capturedAt(enemy, to);
  if (captured >= 0) enemy[captured] = 0;
  if (to === homeStep && isAllHome(own)) return true;
  if (die !== 6 && captured < 0 && to !== homeStep) passTurn(thought);
  return false;
}

function passTurn(thought: Thought): void {
  thought.turnsUsed[thought.turn] += 1;
  thought.turn = enemyOf(thought.turn);
  thought.sixes = 0;
}

/** 1 when player 0 wins, -1 when it loses, 0 for a tie. */
function playOut(thought: Thought, random: RolloutRandom): number {
  const { tokens, turnsUsed, first } = thought;
  while (turnsUsed[enemyOf(first)] < turnsEach) {
    const { turn } = thought;
    const die = random.die();
    thought.sixes = die === 6 ? thought.sixes + 1 : 0;
    const token = thought.sixes === sixesMost ? -1 : plainMove(tokens[turn], tokens[enemyOf(turn)], die);
    if (token < 0) passTurn(thought);
    else if (play(thought, token, die)) return turn === 0 ? 1 : -1;
  }
  return Math.sign(scoreOf(tokens[0]) - scoreOf(tokens[1]));
}
