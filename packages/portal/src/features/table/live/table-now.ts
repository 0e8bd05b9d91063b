import type { TableState } from '@maidan/contract/wire';
import type { Commitment, DealtCard } from '@maidan/games/rules';

/** The round on the table, without its clock, which changes every second. */
export interface RoundNow {
  readonly roundId: string;
  readonly phase: TableState['phase'];
  /** Which of the game's windows takes bets now. */
  readonly window: string | undefined;
  /** Face up, in the order they fell. */
  readonly cards: readonly DealtCard[];
  readonly result: TableState['result'];
  /** Pages that show the table now; undefined where the house does not say. */
  readonly watching: number | undefined;
  readonly commitment: Commitment | undefined;
  /** At a table the operator has shut: what players are to read, which may be nothing. */
  readonly shut: string | undefined;
}

export interface TableClock {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
}

/** An option as the picture has it. */
export interface Offer {
  readonly sid: string;
  readonly isOpen: boolean;
  /** With the stake included; undefined where that side is not offered. */
  readonly back: number | undefined;
  readonly lay: number | undefined;
}

export interface PastRound {
  readonly roundId: string;
  readonly code: string;
}

export interface TableNow {
  readonly round: RoundNow;
  readonly clock: TableClock;
  readonly offers: readonly Offer[];
  /** Newest first. */
  readonly results: readonly PastRound[];
}
