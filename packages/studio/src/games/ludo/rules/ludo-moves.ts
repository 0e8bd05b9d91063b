import { homeStep, lastSharedStep, safeSquares, trackLength } from './ludo-rules.ts';

/** The steps each of a seat's four tokens has moved. */
export type Tokens = readonly number[];

const halfTrack = trackLength / 2;
const isSafeByStep: readonly boolean[] = Array.from({ length: homeStep + 1 }, (_, step) =>
  safeSquares.includes(step),
);

export const isSafeStep = (step: number): boolean => isSafeByStep[step] === true;

/**
 * The step at which the other seat reaches the same square. The starts are half a track apart, so it works
 * both ways.
 */
export const enemyStepOf = (step: number): number => (step + halfTrack) % trackLength;

export const mayMove = (own: Tokens, token: number, die: number): boolean => {
  const from = own[token];
  return from !== undefined && from < homeStep && from + die <= homeStep;
};

/** The enemy token that a token arriving at `step` captures; -1 if there is none. */
export function capturedAt(enemy: Tokens, step: number): number {
  if (step > lastSharedStep || isSafeStep(step)) return -1;
  const theirs = enemyStepOf(step);
  if (theirs > lastSharedStep) return -1;
  const at = enemy.indexOf(theirs);
  return at >= 0 && enemy.indexOf(theirs, at + 1) < 0 ? at : -1;
}

export interface LegalMove {
  readonly token: number;
  readonly to: number;
  /** The enemy token it captures; null if there is none. */
  readonly captures: number | null;
  readonly isHome: boolean;
}

export function legalMoves(own: Tokens, enemy: Tokens, die: number): LegalMove[] {
  return own.flatMap((from, token) => {
    if (!mayMove(own, token, die)) return [];
    const to = from + die;
    const captured = capturedAt(enemy, to);
    return [{ token, to, captures: captured < 0 ? null : captured, isHome: to === homeStep }];
  });
}

/**
 * The token the server moves when a player's clock ran out, the first of several at the same step. Undefined
 * when none can move.
 */
export function frontToken(own: Tokens, die: number): number | undefined {
  let front: number | undefined;
  own.forEach((step, token) => {
    if (mayMove(own, token, die) && (front === undefined || step > (own[front] ?? 0))) front = token;
  });
  return front;
}
