import type { Card } from '../kit/cards.ts';

/** A round's result in one form, whichever results service printed it. */
export interface PlayedResult {
  readonly gtype: string;
  readonly roundId: string;
  /** The code of the winner. */
  readonly win: string;
  /** Every option or player that won. */
  readonly sids: readonly string[];
  /** By their index in the list, with true suits; undefined where no card was dealt. */
  readonly cards: readonly (Card | undefined)[];
  /** The cards before and after the mark that separates two sides, where there is one. */
  readonly sides: readonly (readonly Card[])[];
  readonly winnerName: string;
  /** The description, part by part. */
  readonly parts: readonly string[];
  /** As the service wrote it. */
  readonly time: string;
}
