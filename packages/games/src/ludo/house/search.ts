import { homeStep } from '../ludo-rules.ts';
import type { Evaluate } from './evaluate.ts';
import {
  type Follows,
  isLastSix,
  loses,
  mayMoveBy,
  moveBy,
  newPositions,
  passes,
  passTurn,
  type Positions,
  positionSize,
  rollsAgain,
  ties,
  wins,
} from './position.ts';

/** Looks ahead over every die and the best answer to it, to a number of dice, and evaluates what is reached. */
export interface LudoSearch {
  /** Where the position to search from is written. */
  readonly positions: Positions;
  /** The worth of the position to the player who rolls next. */
  beforeDie(dice: number): number;
  /** The worth of moving this token by the die, to the player who moves. */
  ofMove(token: number, die: number, dice: number): number;
  /** The worth of the die, moved at its best. */
  ofDie(die: number, dice: number): number;
  /** The best token by the die, -1 where none may be moved. */
  best(die: number, dice: number): number;
}

const depthMost = 4;

/** Whether an earlier token stands on the same step, whose move is the same. */
function isRepeated(positions: Positions, at: number, token: number): boolean {
  const step = positions[at + token];
  for (let earlier = 0; earlier < token; earlier += 1) if (positions[at + earlier] === step) return true;
  return step === homeStep;
}

export function createSearch(evaluate: Evaluate): LudoSearch {
  const positions = newPositions(depthMost + 2);

  function worthOf(follows: Follows, to: number, dice: number): number {
    if (follows === rollsAgain) return beforeDie(to, dice);
    if (follows === passes) return -beforeDie(to, dice);
    if (follows === ties) return 0;
    return follows === wins ? 1 : -1;
  }

  function ofMove(at: number, token: number, die: number, dice: number): number {
    const to = at + positionSize;
    return worthOf(moveBy(positions, at, to, token, die), to, dice);
  }

  function ofDie(at: number, die: number, dice: number): number {
    let most = -2;
    if (!isLastSix(positions, at, die)) {
      for (let token = 0; token < 4; token += 1) {
        if (!mayMoveBy(positions, at, token, die) || isRepeated(positions, at, token)) continue;
        const worth = ofMove(at, token, die, dice);
        if (worth > most) most = worth;
      }
    }
    if (most > -2) return most;
    const to = at + positionSize;
    return worthOf(passTurn(positions, at, to), to, dice);
  }

  function beforeDie(at: number, dice: number): number {
    if (dice === 0) return evaluate(positions, at);
    let sum = 0;
    for (let die = 1; die <= 6; die += 1) sum += ofDie(at, die, dice - 1);
    return sum / 6;
  }

  return {
    positions,
    beforeDie: (dice) => beforeDie(0, dice),
    ofMove: (token, die, dice) => ofMove(0, token, die, dice),
    ofDie: (die, dice) => ofDie(0, die, dice),
    best(die, dice) {
      let best = -1;
      let most = -2;
      if (isLastSix(positions, 0, die)) return best;
      for (let token = 0; token < 4; token += 1) {
        if (!mayMoveBy(positions, 0, token, die) || isRepeated(positions, 0, token)) continue;
        const worth = ofMove(0, token, die, dice);
        if (worth <= most) continue;
        most = worth;
        best = token;
      }
      return best;
    },
  };
}

export { loses };
