import { legIfLoses } from '../bet.ts';
import { type Coins, coins, noCoins } from '../coins.ts';
import {
  emptyLineBook,
  firstRunReached,
  type LineBook,
  legIfReached,
  moveByLeg,
  namesRun,
  stepsOf,
} from './line-book.ts';
import {
  type Extreme,
  higher,
  isRecord,
  isVoid,
  lower,
  type MarketShape,
  malformed,
  readFigure,
  readList,
  readRecord,
  type VoidOutcome,
  wordsOrVoid,
} from './market-shape.ts';

/** A fancy: yes (back) or no (lay) at a run. Results are whole runs from 0. */
export interface LineDefinition {
  readonly shape: 'line';
}

export type LineOutcome = { readonly run: number } | VoidOutcome;

function extremeOfLine({ base, runs, rises }: LineBook, extreme: Extreme): Coins {
  let profit = base;
  // No result is below a line at 0.
  let found = runs[0] === 0 ? 0n : extreme(0n, profit);
  for (const rise of rises) {
    profit += rise;
    found = extreme(found, profit);
  }
  return coins(found);
}

function isRun(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const words = wordsOrVoid<LineDefinition, Exclude<LineOutcome, VoidOutcome>>({
  outcomeWord: 'run',
  outcomeExample: 'N',
  formatOutcome: (_definition, { run }) => String(run),
  readOutcome(_definition, text) {
    const run = /^\d+$/.test(text) ? Number(text) : undefined;
    return isRun(run) ? { run } : undefined;
  },
  outcomesInWords: () => 'a whole number',
});

/** Rises are a flat list, run then figure. */
function encodeLine(book: LineBook): object {
  const rises: (number | string)[] = [];
  book.runs.forEach((run, index) => {
    rises.push(run, (book.rises[index] ?? 0n).toString());
  });
  return { base: book.base.toString(), rises };
}

function decodeLine(encoded: unknown): LineBook {
  const { base, rises } = readRecord(encoded);
  const list = readList(rises);
  const book = { base: readFigure(base), runs: [] as number[], rises: [] as bigint[] };
  for (let index = 0; index < list.length; index += 2) {
    book.runs.push(readRun(list[index]));
    book.rises.push(readFigure(list[index + 1]));
  }
  return book;
}

function readRun(value: unknown): number {
  if (typeof value !== 'number') throw malformed(value);
  return value;
}

export const line: MarketShape<LineDefinition, LineBook, LineOutcome> = {
  ...words,
  emptyBook: () => emptyLineBook,
  accepts: (_definition, leg) => namesRun(leg),
  addLeg: (_definition, book, leg) => moveByLeg(book, leg, 1n),
  removeLeg: (_definition, book, leg) => moveByLeg(book, leg, -1n),
  worstCase: (_definition, book) => extremeOfLine(book, lower),
  bestCase: (_definition, book) => extremeOfLine(book, higher),
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
