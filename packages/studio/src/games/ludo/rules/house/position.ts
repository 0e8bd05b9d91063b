import { enemyStepOf, isSafeStep } from '../ludo-moves.ts';
import { homeBonus, homeStep, lastSharedStep, otherSeat, sixesMost, turnsEach } from '../ludo-rules.ts';
import type { LudoState } from '../ludo-state.ts';

/**
 * Positions before a die, seen by the player who rolls it, one after the other in one buffer, so that a search allocates nothing.
 * Four tokens of the player, four of the other, the turns left to each (the running one included), sixes in a row.
 */
export type Positions = Int8Array;

export const positionSize = 11;
export const turnsAt = 8;
export const otherTurnsAt = 9;
export const sixesAt = 10;

export const newPositions = (count: number): Positions => new Int8Array(count * positionSize);

/** What follows a die: the same player rolls, the other does, or the game is over. */
export const rollsAgain = 0;
export const passes = 1;
export const wins = 2;
export const loses = 3;
export const ties = 4;
export type Follows = 0 | 1 | 2 | 3 | 4;

/** The step at which a token of the other is captured by arriving at this one; -1 where none can be. */
const captureSteps = Int8Array.from({ length: homeStep + 7 }, (_, step) => {
  if (step > lastSharedStep || isSafeStep(step)) return -1;
  const theirs = enemyStepOf(step);
  return theirs > lastSharedStep ? -1 : theirs;
});

export const captureStepOf = (step: number): number => captureSteps[step] as number;

/** The position before the state's die was rolled, or before its next. */
export function readState(positions: Positions, { tokens, seat, turnsUsed, sixes, die }: LudoState): void {
  const other = otherSeat(seat);
  positions.set(tokens[seat], 0);
  positions.set(tokens[other], 4);
  positions[turnsAt] = turnsEach - turnsUsed[seat];
  positions[otherTurnsAt] = turnsEach - turnsUsed[other];
  // Those before the die shown, if one is.
  positions[sixesAt] = die === null ? sixes : die === 6 ? sixes - 1 : 0;
}

export const mayMoveBy = (positions: Positions, at: number, token: number, die: number): boolean =>
  (positions[at + token] as number) + die <= homeStep;

/** Whether the die may not be moved because it is the last six in a row. */
export const isLastSix = (positions: Positions, at: number, die: number): boolean =>
  die === 6 && positions[at + sixesAt] === sixesMost - 1;

function scoreAt(positions: Positions, at: number): number {
  let score = 0;
  for (let token = 0; token < 4; token += 1) {
    const step = positions[at + token] as number;
    score += step === homeStep ? homeStep + homeBonus : step;
  }
  return score;
}

/** Writes the position after a turn that ends without a move. */
export function passTurn(positions: Positions, from: number, to: number): Follows {
  for (let token = 0; token < 4; token += 1) {
    positions[to + token] = positions[from + 4 + token] as number;
    positions[to + 4 + token] = positions[from + token] as number;
  }
  return endTurn(
    positions,
    to,
    positions[from + turnsAt] as number,
    positions[from + otherTurnsAt] as number,
  );
}

function endTurn(positions: Positions, to: number, turns: number, otherTurns: number): Follows {
  positions[to + turnsAt] = otherTurns;
  positions[to + otherTurnsAt] = turns - 1;
  positions[to + sixesAt] = 0;
  if (otherTurns > 0) return passes;
  const lead = scoreAt(positions, to + 4) - scoreAt(positions, to);
  return lead > 0 ? wins : lead < 0 ? loses : ties;
}

/** Writes the position after a token was moved. The move must be legal. */
export function moveBy(positions: Positions, from: number, to: number, token: number, die: number): Follows {
  const step = (positions[from + token] as number) + die;
  const captured = capturedBy(positions, from, step);
  const isHome = step === homeStep;
  if (die !== 6 && captured < 0 && !isHome) {
    for (let each = 0; each < 4; each += 1) {
      positions[to + each] = positions[from + 4 + each] as number;
      positions[to + 4 + each] = positions[from + each] as number;
    }
    positions[to + 4 + token] = step;
    return endTurn(
      positions,
      to,
      positions[from + turnsAt] as number,
      positions[from + otherTurnsAt] as number,
    );
  }
  for (let each = 0; each < sixesAt; each += 1) positions[to + each] = positions[from + each] as number;
  positions[to + token] = step;
  if (captured >= 0) positions[to + 4 + captured] = 0;
  positions[to + sixesAt] = die === 6 ? (positions[from + sixesAt] as number) + 1 : 0;
  return isHome && isAllHomeAt(positions, to) ? wins : rollsAgain;
}

function isAllHomeAt(positions: Positions, at: number): boolean {
  for (let token = 0; token < 4; token += 1) if (positions[at + token] !== homeStep) return false;
  return true;
}

/** The token of the other that stands alone where the step captures; -1 where none does. */
function capturedBy(positions: Positions, at: number, step: number): number {
  const theirs = captureSteps[step] as number;
  if (theirs < 0) return -1;
  let captured = -1;
  for (let token = 0; token < 4; token += 1) {
    if (positions[at + 4 + token] !== theirs) continue;
    if (captured >= 0) return -1;
    captured = token;
  }
  return captured;
}
