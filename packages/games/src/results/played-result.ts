import type { Card } from '../kit/cards.ts';

/** A round's result as any results service prints it, read into one form. */
export interface PlayedResult {
  readonly gtype: string;
  readonly roundId: string;
  /** Decides who is marked as the winner. */
  readonly win: string;
  /** Every option or player that won. */
  readonly sids: readonly string[];
  /** By their place in the list, natural suits; undefined where no card fell. */
  readonly cards: readonly (Card | undefined)[];
  /** Cards before and after the mark that parts two sides, where there is one. */
  readonly sides: readonly (readonly Card[])[];
  readonly winnerName: string;
  /** The description, part by part. */
  readonly parts: readonly string[];
  /** As the service wrote it. */
  readonly time: string;
}
