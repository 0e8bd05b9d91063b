import type { Leg } from '../bet.ts';
import type { Coins } from '../coins.ts';
import type { Positions } from '../position.ts';

/** Every bet on the market is returned. */
export interface VoidOutcome {
  readonly void: true;
}

/**
 * The three questions of a market, asked of an aggregated book: one client's standing as a small object that grows
 * with the options or runs bet on, never with the bets. Books are never changed in place.
 */
export interface MarketShape<Definition, Book, Outcome> {
  /** Bets are taken without a price and pay what they are cashed out at. */
  readonly hasCashOut?: true;
  emptyBook(definition: Definition): Book;
  /** Whether the market takes such a bet at all: the option is its own, the side is offered, a line names a run. */
  accepts(definition: Definition, leg: Leg): boolean;
  /** Throws on a leg the market does not accept. */
  addLeg(definition: Definition, book: Book, leg: Leg): Book;
  removeLeg(definition: Definition, book: Book, leg: Leg): Book;
  /** The most negative outcome of the book, or nothing when none is negative; what is held is its negation. */
  worstCase(definition: Definition, book: Book): Coins;
  /**
   * The most positive outcome of the book, or nothing when none is positive: what the house may lose on it. Shared
   * wins and half losses are rounded up bet by bet, so those may exceed it by less than a hundredth a bet.
   */
  bestCase(definition: Definition, book: Book): Coins;
  isOutcome(definition: Definition, outcome: unknown): outcome is Outcome;
  /** Signed profit of one leg. */
  payout(definition: Definition, leg: Leg, outcome: Outcome): Coins;
  positions(definition: Definition, book: Book): Positions;
  /** Plain JSON, figures as decimal strings of hundredths. */
  encodeBook(book: Book): object;
  /** Throws on anything `encodeBook` did not write. */
  decodeBook(definition: Definition, encoded: unknown): Book;
}

export function isVoid(outcome: unknown): outcome is VoidOutcome {
  return isRecord(outcome) && outcome.void === true;
}

/** Whether the value lists options of the market, none twice. */
export function areOptions(value: unknown, options: readonly string[]): value is readonly string[] {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((option) => options.includes(option))
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
