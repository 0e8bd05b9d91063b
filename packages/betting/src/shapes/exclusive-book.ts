import type { Leg } from '../bet.ts';
import { legIfLoses, legIfWins } from '../bet.ts';
import { coins } from '../coins.ts';
import type { OptionPosition } from '../position.ts';

/** A book on options of which exactly one wins. An option's profit is `base` plus its swing. */
export interface ExclusiveBook {
  /** The profit when an option nobody bet on wins. */
  readonly base: bigint;
  /** What changes when this option wins; zeros are left out. */
  readonly swings: ReadonlyMap<string, bigint>;
}

export const emptyExclusiveBook: ExclusiveBook = { base: 0n, swings: new Map() };

export function moveExclusive(book: ExclusiveBook, leg: Leg, direction: 1n | -1n): ExclusiveBook {
  const lose = legIfLoses(leg);
  const swings = new Map(book.swings);
  const swing = (swings.get(leg.option) ?? 0n) + direction * (legIfWins(leg) - lose);
  if (swing === 0n) swings.delete(leg.option);
  else swings.set(leg.option, swing);
  return { base: book.base + direction * lose, swings };
}

export function positionsOfExclusive(book: ExclusiveBook, options: readonly string[]): OptionPosition[] {
  return options.map((option) => ({ option, profit: coins(book.base + (book.swings.get(option) ?? 0n)) }));
}

/** The profit of one bet alone, by the option that wins. */
export const positionsOfLeg = (leg: Leg, options: readonly string[]): OptionPosition[] =>
  positionsOfExclusive(moveExclusive(emptyExclusiveBook, leg, 1n), options);
