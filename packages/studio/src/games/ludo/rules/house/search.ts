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

class Search implements LudoSearch {
  readonly positions = newPositions(depthMost + 2);
  /** What each move is worth at first sight, by ply and token; `nothing` where it is not to be looked at. */
  private readonly sights = new Float64Array(4 * (depthMost + 2));
  private readonly evaluate: Evaluate;
  private readonly width: Width;

  constructor(evaluate: Evaluate, width: Width) {
    this.evaluate = evaluate;
    this.width = width;
  }

  beforeDie(dice: number): number {
    return this.worthAt(0, dice);
  }

  ofDie(die: number, dice: number): number {
    return this.worthOfDie(0, die, dice);
  }

  best(die: number, dice: number): number {
    const most = this.look(0, die);
    if (most === nothing) return -1;
    const close = [0, 1, 2, 3].filter((token) => (this.sights[token] as number) >= most - this.width.margin);
    let best = -1;
    let bestWorth = nothing;
    for (const token of close) {
      if (close.length === 1) return token;
      if (this.sights[token] === nothing) continue;
      const worth = this.worthOfMove(0, token, die, dice);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = token;
    }
    return best;
  }

  private worthAt(at: number, dice: number): number {
    if (dice === 0) return this.evaluate(this.positions, at);
    let sum = 0;
    for (let die = 1; die <= 6; die += 1) sum += this.worthOfDie(at, die, dice - 1);
    return sum / 6;
  }

  private worthOf(follows: Follows, to: number, dice: number): number {
    if (follows === rollsAgain) return this.worthAt(to, dice);
    if (follows === passes) return -this.worthAt(to, dice);
    if (follows === ties) return 0;
    return follows === wins ? 1 : -1;
  }

  private worthOfMove(at: number, token: number, die: number, dice: number): number {
    const to = at + positionSize;
    return this.worthOf(moveBy(this.positions, at, to, token, die), to, dice);
  }

  /** Writes the sight of each move; returns the best, or `nothing` where none may be made. */
  private look(at: number, die: number): number {
    const from = (at / positionSize) * 4;
    const isPassed = isLastSix(this.positions, at, die);
    let most = nothing;
    for (let token = 0; token < 4; token += 1) {
      const isMove =
        !isPassed && mayMoveBy(this.positions, at, token, die) && !isRepeated(this.positions, at, token);
      const sight = isMove ? this.worthOfMove(at, token, die, 0) : nothing;
      this.sights[from + token] = sight;
      if (sight > most) most = sight;
    }
    return most;
  }

  private worthOfDie(at: number, die: number, dice: number): number {
    const best = this.look(at, die);
    if (best === nothing) {
      const to = at + positionSize;
      return this.worthOf(passTurn(this.positions, at, to), to, dice);
    }
    if (dice === 0) return best;
    const { answers, answerMargin } = this.width;
    const from = (at / positionSize) * 4;
    let most = nothing;
    let sight = best;
    for (let looked = 0; looked < answers && sight !== nothing && sight >= best - answerMargin; looked += 1) {
      const token = this.sights.indexOf(sight, from) - from;
      this.sights[from + token] = nothing;
      const worth = this.worthOfMove(at, token, die, dice);
      if (worth > most) most = worth;
      sight = this.bestSight(from);
    }
    return most;
  }

  private bestSight(from: number): number {
    let best = nothing;
    for (let token = from; token < from + 4; token += 1) {
      const sight = this.sights[token] as number;
      if (sight > best) best = sight;
    }
    return best;
  }
}

export const createSearch = (evaluate: Evaluate, width: Width): LudoSearch => new Search(evaluate, width);
