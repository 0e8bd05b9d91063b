import type { Result } from '@maidan/betting';
import type { RecordFault } from '@maidan/games/rules';
import type { ReactNode } from 'react';

/** A round with all that is needed to check it, as the page that checks it. */
export interface CheckableRound {
  /** Another wherever anything differs, a forged copy of the same round included: each is checked once. */
  readonly key: string;
  readonly page: ReactNode;
}

export type RoundFound =
  | { readonly kind: 'found'; readonly round: CheckableRound }
  /** The house has no such finished round. */
  | { readonly kind: 'unknown' }
  /** It was played elsewhere, and nothing was committed to. */
  | { readonly kind: 'no-proof' };

/** One kind of game whose rounds the browser can play again. */
export interface Verifier {
  /** Whether it is the one for a game, by the game's code. */
  readonly knows: (game: string) => boolean;
  readonly find: (roundId: string, signal: AbortSignal) => Promise<RoundFound>;
  /** Reads what was copied on another device. */
  readonly read: (text: string) => Result<CheckableRound, RecordFault>;
}
