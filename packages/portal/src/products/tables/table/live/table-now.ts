import type { TableState } from '@maidan/contract/wire';
import type { Commitment, DealtCard } from '@maidan/games/rules';

/** The present round, without its clock, which changes every second. */
export interface RoundNow {
  readonly roundId: string;
  readonly phase: TableState['phase'];
  /** The window of the game that takes bets now. */
  readonly window: string | undefined;
  /** Face up, in the order they were dealt. */
  readonly cards: readonly DealtCard[];
  readonly result: TableState['result'];
  /** How many pages show the table now; undefined if the house does not say. */
  readonly watching: number | undefined;
  readonly commitment: Commitment | undefined;
  /** For a table that the operator has shut: the text for players, which may be empty. */
  readonly shut: string | undefined;
}

export interface TableClock {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
}

/** Of one bet, in coins. */
export interface OfferLimits {
  readonly stakeMin: number;
  readonly stakeMax: number;
}

/** An option as the picture has it. */
export interface Offer {
  readonly sid: string;
  readonly isOpen: boolean;
  /** Decimal, stake included; undefined if that side is not offered. */
  readonly back: number | undefined;
  readonly lay: number | undefined;
  /** Undefined if the house does not send them. */
  readonly limits: OfferLimits | undefined;
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
