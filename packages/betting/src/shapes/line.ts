import type { Leg } from '../bet.ts';
import { legIfLoses } from '../bet.ts';
import type { Coins } from '../coins.ts';
import { coins, noCoins, roundHalfUpToHundredths, roundHalfUpToWhole } from '../coins.ts';
import type { RunPosition } from '../position.ts';
import type { LineBook } from './line-book.ts';
import { decodeLine, emptyLineBook, encodeLine, moveLine } from './line-book.ts';
import type { MarketShape, VoidOutcome } from './market-shape.ts';
import { isRecord, isVoid, wordsOrVoid } from './market-shape.ts';

/** A fancy: yes (back) or no (lay) at a run. Results are whole runs from 0. */
export interface LineDefinition {
  readonly shape: 'line';
}

export type LineOutcome = { readonly run: number } | VoidOutcome;

function namesRun(leg: Leg): leg is Leg & { readonly run: number } {
  return leg.run !== undefined && Number.isFinite(leg.run) && leg.run >= 0;
}

/** Results are whole, so a line of 120.5 is first reached at 121. */
function firstRunReached(leg: Leg): number {
  if (!namesRun(leg)) throw new RangeError('a line bet names its run, 0 or more');
  return Math.ceil(leg.run);
}

/** Specification section 4: the profit of a Yes is rounded to whole coins, the loss of a No is not. */
function legIfReached(leg: Leg): Coins {
  const profit = leg.stake * BigInt(leg.odds);
  return leg.side === 'back'
    ? roundHalfUpToWhole(profit, 10_000n)
    : roundHalfUpToHundredths(-profit, 10_000n);
}

function move(book: LineBook, leg: Leg, direction: 1n | -1n): LineBook {
  const below = legIfLoses(leg);
  return moveLine(book, direction * below, firstRunReached(leg), direction * (legIfReached(leg) - below));
}

function worstCase(book: LineBook): Coins {
  let profit = book.base;
  let worst = book.runs[0] === 0 || profit > 0n ? 0n : profit;
  for (const rise of book.rises) {
    profit += rise;
    if (profit < worst) worst = profit;
  }
  return coins(worst);
}

function bestCase(book: LineBook): Coins {
  let profit = book.base;
  let best = book.runs[0] === 0 || profit < 0n ? 0n : profit;
  for (const rise of book.rises) {
    profit += rise;
    if (profit > best) best = profit;
  }
  return coins(best);
}

function stepsOf(book: LineBook): RunPosition[] {
  const steps: RunPosition[] = [];
  if (book.runs[0] !== 0) steps.push({ fromRun: 0, profit: coins(book.base) });
  let profit = book.base;
  book.runs.forEach((fromRun, index) => {
    profit += book.rises[index] ?? 0n;
    steps.push({ fromRun, profit: coins(profit) });
  });
  return steps;
}

function isRun(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const words = wordsOrVoid<LineDefinition, Exclude<LineOutcome, VoidOutcome>>({
  outcomeWord: 'run',
  outcomeExample: 'N',
  sayOutcome: (_definition, { run }) => String(run),
  readOutcome(_definition, text) {
    const run = /^\d+$/.test(text) ? Number(text) : undefined;
    return isRun(run) ? { run } : undefined;
  },
  outcomesInWords: () => 'a whole number',
});

export const line: MarketShape<LineDefinition, LineBook, LineOutcome> = {
  ...words,
  emptyBook: () => emptyLineBook,
  accepts: (_definition, leg) => namesRun(leg),
  addLeg: (_definition, book, leg) => move(book, leg, 1n),
  removeLeg: (_definition, book, leg) => move(book, leg, -1n),
  worstCase: (_definition, book) => worstCase(book),
  bestCase: (_definition, book) => bestCase(book),
  isOutcome(_definition, outcome): outcome is LineOutcome {
    if (isVoid(outcome)) return true;
    return isRecord(outcome) && isRun(outcome.run);
  },
  payout(_definition, leg, outcome) {
    if (isVoid(outcome)) return noCoins;
    return outcome.run >= firstRunReached(leg) ? legIfReached(leg) : legIfLoses(leg);
  },
  winners: () => [],
  positions: (_definition, book) => ({ by: 'run', steps: stepsOf(book) }),
  encodeBook: encodeLine,
  decodeBook: (_definition, encoded) => decodeLine(encoded),
};
