import type { Leg } from '../bet.ts';
import type { Coins } from '../coins.ts';
import type { Positions } from '../position.ts';
import { type OptionNames, voidWord } from './option-words.ts';

/** Every bet on the market is returned. */
export interface VoidOutcome {
  readonly void: true;
}

/** Outcomes in words: what `formatOutcome` writes, `readOutcome` reads back as the same outcome. */
export interface OutcomeWords<Definition, Outcome> {
  /** The word before an outcome in an operator's command, as in winner=Lions. */
  readonly outcomeWord: string;
  /** An example of what follows that word, for the usage text of a command. */
  readonly outcomeExample: string;
  formatOutcome(definition: Definition, outcome: Outcome, names: OptionNames): string;
  /** Undefined where the market cannot end as these words say. */
  readOutcome(definition: Definition, words: string, names: OptionNames): Outcome | undefined;
  /** What `readOutcome` accepts, to be shown to an operator who wrote something else. */
  outcomesInWords(definition: Definition, names: OptionNames): string;
}

/**
 * The three questions of a market, asked of an aggregated book: one client's position as a small object that grows
 * with the options or runs bet on, never with the bets. Books are never changed in place.
 */
export interface MarketShape<Definition, Book, Outcome> extends OutcomeWords<Definition, Outcome> {
  /** Bets are taken without a price and pay what they are cashed out at. */
  readonly hasCashOut?: true;
  /** Bets are taken without a price: the outcome alone says what they pay. */
  readonly isUnpriced?: true;
  /** Stakes need not be whole coins. */
  readonly takesFractions?: true;
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
   * wins and half losses are rounded up bet by bet, so such an outcome may exceed it by less than a hundredth a bet.
   */
  bestCase(definition: Definition, book: Book): Coins;
  isOutcome(definition: Definition, outcome: unknown): outcome is Outcome;
  /** Signed profit of one leg. */
  payout(definition: Definition, leg: Leg, outcome: Outcome): Coins;
  /** Options that won, alone or with others; none where no option wins, as on a line. */
  winners(definition: Definition, outcome: Outcome): readonly string[];
  positions(definition: Definition, book: Book): Positions;
  /** Plain JSON, figures as decimal strings of hundredths. */
  encodeBook(book: Book): object;
  /** Throws on anything `encodeBook` did not write. */
  decodeBook(definition: Definition, encoded: unknown): Book;
}

export function isVoid(outcome: unknown): outcome is VoidOutcome {
  return isRecord(outcome) && outcome.void === true;
}

/** The words of a shape whose bets may be returned, from the words of its other outcomes. */
export function wordsOrVoid<Definition, Outcome>(
  words: OutcomeWords<Definition, Outcome>,
): OutcomeWords<Definition, Outcome | VoidOutcome> {
  return {
    outcomeWord: words.outcomeWord,
    outcomeExample: words.outcomeExample,
    formatOutcome: (definition, outcome, names) =>
      isVoid(outcome) ? voidWord : words.formatOutcome(definition, outcome, names),
    readOutcome: (definition, text, names) =>
      text === voidWord ? { void: true } : words.readOutcome(definition, text, names),
    outcomesInWords: (definition, names) =>
      `${voidWord}, or ${words.outcomeWord}= ${words.outcomesInWords(definition, names)}`,
  };
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

/** Readers of an encoded book. A book that cannot be read is a fault of the store, so they throw. */
export function readFigure(value: unknown): bigint {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) throw malformed(value);
  // A short figure fits a double, from which a bigint is made in half the time.
  return BigInt(value.length < 16 ? Number(value) : value);
}

export function readName(value: unknown): string {
  if (typeof value !== 'string') throw malformed(value);
  return value;
}

export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw malformed(value);
  return value;
}

export function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(value);
  return value;
}

export function malformed(value: unknown): Error {
  return new Error(`not a part of a book: ${JSON.stringify(value)}`);
}

/** Chooses between two profits: the lower in the worst case of a book, the higher in its best. */
export type Extreme = (one: bigint, other: bigint) => bigint;

export const lower: Extreme = (one, other) => (other < one ? other : one);
export const higher: Extreme = (one, other) => (other > one ? other : one);
