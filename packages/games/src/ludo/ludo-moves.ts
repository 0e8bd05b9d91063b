import { homeStep, lastSharedStep, safeSquares, trackLength } from './ludo-rules.ts';

/** Steps of one seat's four tokens. */
export type Tokens = readonly number[];

const halfTrack = trackLength / 2;
const isSafeByStep: readonly boolean[] = Array.from({ length: homeStep + 1 }, (_, step) =>
  safeSquares.includes(step),
);

export const isSafeStep = (step: number): boolean => isSafeByStep[step] === true;

/** What the other seat calls the square: the starts lie half a track apart, so it is the same both ways. */
export const enemyStepOf = (step: number): number => (step + halfTrack) % trackLength;

export const mayMove = (own: Tokens, token: number, die: number): boolean => {
  const from = own[token];
  return from !== undefined && from < homeStep && from + die <= homeStep;
};

/** The enemy token that a token arriving at `step` takes; -1 for none. */
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
  /** The enemy token it takes; null for none. */
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

/** What the server moves for a player whose clock ran out; of several at the same step the first. Undefined where none may move. */
export function frontToken(own: Tokens, die: number): number | undefined {
  let front: number | undefined;
  own.forEach((step, token) => {
    if (mayMove(own, token, die) && (front === undefined || step > (own[front] ?? 0))) front = token;
  });
  return front;
}
