import type { Result } from '@maidan/betting';
import type { RecordFault } from '@maidan/games/rules';
import type { ReactNode } from 'react';

/** A round with everything needed to verify it, as the page that does so. */
export interface CheckableRound {
  /**
   * Different whenever anything differs, including a forged copy of the same round: each is verified once.
   */
  readonly key: string;
  readonly page: ReactNode;
}

/** Why there is nothing to verify. */
export type NotFound =
  /** The house has no such finished round. */
  | { readonly kind: 'unknown' }
  /** It was played elsewhere, without a commitment. */
  | { readonly kind: 'no-proof' }
  /** The house answered with an error. */
  | { readonly kind: 'unavailable' }
  /** What the house published is not a whole record. */
  | { readonly kind: 'unreadable'; readonly fault: RecordFault };

export type RoundFound = { readonly kind: 'found'; readonly round: CheckableRound } | NotFound;

/** A kind of game whose rounds the browser can replay. */
export interface Verifier {
  /** Whether it handles the game with this code. Absent: it takes the rounds that no other knows. */
  readonly knows?: (game: string) => boolean;
  readonly find: (roundId: string, signal: AbortSignal) => Promise<RoundFound>;
  /** Reads a round copied on another device. */
  readonly read: (text: string) => Result<CheckableRound, RecordFault>;
}
