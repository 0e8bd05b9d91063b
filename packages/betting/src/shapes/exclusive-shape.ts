import { type Leg, legIfLoses, legIfWins } from '../bet.ts';
import { type Coins, coins, roundUpToHundredths } from '../coins.ts';
import type { OptionPosition } from '../position.ts';
import {
  areOptions,
  type Extreme,
  higher,
  lower,
  type MarketShape,
  type OutcomeWords,
  readFigure,
  readList,
  readName,
  readRecord,
} from './market-shape.ts';

function extremeOfExclusive(book: ExclusiveBook, optionCount: number, extreme: Extreme): Coins {
  let swing = book.swings.size < optionCount ? 0n : undefined;
  for (const own of book.swings.values()) swing = swing === undefined ? own : extreme(swing, own);
  return coins(extreme(0n, book.base + (swing ?? 0n)));
}

/**
 * One winner takes all; several share it, the stake divided by their number. A share is the average of the leg's
 * profits over the winners, so no sharing can fall below the worst single winner.
 */
export function payoutAmong(leg: Leg, winners: readonly string[]): Coins {
  if (!winners.includes(leg.option)) return legIfLoses(leg);
  if (winners.length === 1) return legIfWins(leg);
  const count = BigInt(winners.length);
  return roundUpToHundredths(legIfWins(leg) + (count - 1n) * legIfLoses(leg), count);
}

/** Swings are a flat list, option then figure: it reads and writes several times faster than an object. */
function encodeExclusive(book: ExclusiveBook): object {
  const swings: string[] = [];
  for (const [option, swing] of book.swings) swings.push(option, swing.toString());
  return { base: book.base.toString(), swings };
}

function decodeExclusive(encoded: unknown): ExclusiveBook {
  const { base, swings } = readRecord(encoded);
  const list = readList(swings);
  const byOption = new Map<string, bigint>();
  for (let index = 0; index < list.length; index += 2) {
    byOption.set(readName(list[index]), readFigure(list[index + 1]));
  }
  return { base: readFigure(base), swings: byOption };
}

/** The part of a market's shape that is the same wherever exactly one option wins. */
export function exclusiveBooks<Definition>(parts: {
  readonly optionsOf: (definition: Definition) => readonly string[];
  readonly accepts: (definition: Definition, leg: Leg) => boolean;
  readonly refusalOf: (leg: Leg) => string;
}): Omit<
  MarketShape<Definition, ExclusiveBook, never>,
  'isOutcome' | 'payout' | 'winners' | keyof OutcomeWords<Definition, never>
> {
  const { optionsOf, accepts, refusalOf } = parts;
  return {
    emptyBook: () => emptyExclusiveBook,
    accepts,
    addLeg(definition, book, leg) {
      if (!accepts(definition, leg)) throw new RangeError(refusalOf(leg));
      return moveExclusive(book, leg, 1n);
    },
    removeLeg: (_definition, book, leg) => moveExclusive(book, leg, -1n),
    worstCase: (definition, book) => extremeOfExclusive(book, optionsOf(definition).length, lower),
    bestCase: (definition, book) => extremeOfExclusive(book, optionsOf(definition).length, higher),
    positions: (definition, book) => ({
      by: 'option',
      options: positionsOfExclusive(book, optionsOf(definition)),
    }),
    encodeBook: encodeExclusive,
    decodeBook: (_definition, encoded) => decodeExclusive(encoded),
  };
}

/** Whether the value lists several options of the market, none twice. */
export function areSharers(value: unknown, options: readonly string[]): value is readonly string[] {
  return areOptions(value, options) && value.length >= 2;
}

/** A book on options of which exactly one wins. An option's profit is `base` plus its swing. */
export interface ExclusiveBook {
  /** The profit when an option nobody bet on wins. */
  readonly base: bigint;
  /** What changes when this option wins; zeros are left out. */
  readonly swings: ReadonlyMap<string, bigint>;
}

const emptyExclusiveBook: ExclusiveBook = { base: 0n, swings: new Map() };

function moveExclusive(book: ExclusiveBook, leg: Leg, direction: 1n | -1n): ExclusiveBook {
  const lose = legIfLoses(leg);
  const swings = new Map(book.swings);
  const swing = (swings.get(leg.option) ?? 0n) + direction * (legIfWins(leg) - lose);
  if (swing === 0n) swings.delete(leg.option);
  else swings.set(leg.option, swing);
  return { base: book.base + direction * lose, swings };
}

function positionsOfExclusive(book: ExclusiveBook, options: readonly string[]): OptionPosition[] {
  return options.map((option) => ({ option, profit: coins(book.base + (book.swings.get(option) ?? 0n)) }));
}

/** The profit of one bet alone, by the option that wins. */
export const positionsOfLeg = (leg: Leg, options: readonly string[]): OptionPosition[] =>
  positionsOfExclusive(moveExclusive(emptyExclusiveBook, leg, 1n), options);
