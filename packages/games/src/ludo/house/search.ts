import { homeStep } from '../ludo-rules.ts';
import type { Evaluate } from './evaluate.ts';
import {
  type Follows,
  isLastSix,
  mayMoveBy,
  moveBy,
  newPositions,
  type Positions,
  passes,
  passTurn,
  positionSize,
  rollsAgain,
  ties,
  wins,
} from './position.ts';

/**
 * Looks ahead over every die and the best answers to it, to a number of dice, and evaluates what is reached. Only moves that the
 * evaluation puts close to the best are looked at further: `Width` says how close, and how many.
 */
export interface LudoSearch {
  /** Where the position to search from is written. */
  readonly positions: Positions;
  /** The worth of the position to the player who rolls next. */
  beforeDie(dice: number): number;
  /** The worth of the die, moved at its best. */
  ofDie(die: number, dice: number): number;
  /** The best token by the die, -1 where none may be moved. */
  best(die: number, dice: number): number;
}

export interface Width {
  /** Of the moves to choose from. */
  readonly margin: number;
  /** Of the answers looked at on the way, and how many at most. */
  readonly answerMargin: number;
  readonly answers: number;
}

/** Every move and every answer. */
export const fullWidth: Width = { margin: 2, answerMargin: 2, answers: 4 };

const depthMost = 4;
const nothing = -2;

/** Whether an earlier token stands on the same step, whose move is the same. */
function isRepeated(positions: Positions, at: number, token: number): boolean {
  const step = positions[at + token];
  for (let earlier = 0; earlier < token; earlier += 1) if (positions[at + earlier] === step) return true;
  return step === homeStep;
}

export function createSearch(evaluate: Evaluate, { margin, answerMargin, answers }: Width): LudoSearch {
  const positions = newPositions(depthMost + 2);
  /** What each move is worth at first sight, by ply and token; `nothing` where it is not to be looked at. */
  const sights = new Float64Array(4 * (depthMost + 2));

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

  /** Writes the sight of each move; returns the best, or `nothing` where none may be made. */
  function look(at: number, die: number): number {
    const from = (at / positionSize) * 4;
    let most = nothing;
    const isPassed = isLastSix(positions, at, die);
    for (let token = 0; token < 4; token += 1) {
      const isMove = !isPassed && mayMoveBy(positions, at, token, die) && !isRepeated(positions, at, token);
      const sight = isMove ? ofMove(at, token, die, 0) : nothing;
      sights[from + token] = sight;
      if (sight > most) most = sight;
    }
    return most;
  }

  function ofDie(at: number, die: number, dice: number): number {
    const best = look(at, die);
    if (best === nothing) {
      const to = at + positionSize;
      return worthOf(passTurn(positions, at, to), to, dice);
    }
    if (dice === 0) return best;
    const from = (at / positionSize) * 4;
    let most = nothing;
    let sight = best;
    for (let looked = 0; looked < answers && sight >= best - answerMargin; looked += 1) {
      const token = sights.indexOf(sight, from) - from;
      sights[from + token] = nothing;
      const worth = ofMove(at, token, die, dice);
      if (worth > most) most = worth;
      sight = Math.max(
        sights[from] as number,
        sights[from + 1] as number,
        sights[from + 2] as number,
        sights[from + 3] as number,
      );
      if (sight === nothing) break;
    }
    return most;
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
    ofDie: (die, dice) => ofDie(0, die, dice),
    best(die, dice) {
      const sight = look(0, die);
      if (sight === nothing) return -1;
      const isClose = [0, 1, 2, 3].map(
        (token) => (sights[token] as number) >= sight - margin && sights[token] !== nothing,
      );
      const close = isClose.flatMap((is, token) => (is ? [token] : []));
      if (close.length === 1) return close[0] as number;
      let best = -1;
      let most = nothing;
      for (const token of close) {
        const worth = ofMove(0, token, die, dice);
        if (worth <= most) continue;
        most = worth;
        best = token;
      }
      return best;
    },
  };
}
