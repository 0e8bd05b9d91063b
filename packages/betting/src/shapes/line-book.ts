import { type Leg, legIfLoses } from '../bet.ts';
import { type Coins, coins, roundHalfUpToHundredths, roundHalfUpToWhole } from '../coins.ts';
import type { RunPosition } from '../position.ts';

/** A step function of the result: `base` below every line, and at each run the profit rises (or falls). */
export interface LineBook {
  readonly base: bigint;
  /** Ascending; a run whose rise is zero is left out. */
  readonly runs: readonly number[];
  readonly rises: readonly bigint[];
}

export const emptyLineBook: LineBook = { base: 0n, runs: [], rises: [] };

function moveLine(book: LineBook, base: bigint, run: number, rise: bigint): LineBook {
  const runs = book.runs.slice();
  const rises = book.rises.slice();
  let index = runs.length;
  while (index > 0 && (runs[index - 1] ?? 0) >= run) index -= 1;
  const isKnown = runs[index] === run;
  const total = (isKnown ? (rises[index] ?? 0n) : 0n) + rise;
  if (total === 0n) {
    if (isKnown) {
      runs.splice(index, 1);
      rises.splice(index, 1);
    }
  } else if (isKnown) {
    rises[index] = total;
  } else {
    runs.splice(index, 0, run);
    rises.splice(index, 0, total);
  }
  return { base: book.base + base, runs, rises };
}

export function namesRun(leg: Leg): leg is Leg & { readonly run: number } {
  return leg.run !== undefined && Number.isFinite(leg.run) && leg.run >= 0;
}

/** Results are whole, so a line of 120.5 is first reached at 121. */
export function firstRunReached(leg: Leg): number {
  if (!namesRun(leg)) throw new RangeError('a line bet names its run, 0 or more');
  return Math.ceil(leg.run);
}

/** Specification section 4: the profit of a Yes is rounded to whole coins, the loss of a No is not. */
export function legIfReached(leg: Leg): Coins {
  const profit = leg.stake * BigInt(leg.odds);
  return leg.side === 'back'
    ? roundHalfUpToWhole(profit, 10_000n)
    : roundHalfUpToHundredths(-profit, 10_000n);
}

export function moveByLeg(book: LineBook, leg: Leg, direction: 1n | -1n): LineBook {
  const below = legIfLoses(leg);
  return moveLine(book, direction * below, firstRunReached(leg), direction * (legIfReached(leg) - below));
}

export function stepsOf(book: LineBook): RunPosition[] {
  const steps: RunPosition[] = [];
  if (book.runs[0] !== 0) steps.push({ fromRun: 0, profit: coins(book.base) });
  let profit = book.base;
  book.runs.forEach((fromRun, index) => {
    profit += book.rises[index] ?? 0n;
    steps.push({ fromRun, profit: coins(profit) });
  });
  return steps;
}

/** The profit of one bet alone, run by run. */
export const stepsOfLeg = (leg: Leg): RunPosition[] => stepsOf(moveByLeg(emptyLineBook, leg, 1n));
