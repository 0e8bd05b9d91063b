import type { Leg } from '../bet.ts';
import { legIfLoses } from '../bet.ts';
import type { Coins } from '../coins.ts';
import { coins, roundHalfUpToHundredths, roundHalfUpToWhole } from '../coins.ts';
import type { RunPosition } from '../position.ts';
import type { LineBook } from './line-book.ts';
import { emptyLineBook, moveLine } from './line-book.ts';

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
