import { type Leg, legIfLoses, legIfWins } from '../../bet.ts';
import { type Coins, coins } from '../../coins.ts';
import { type Extreme, higher, lower, readFigure, readList, readName, readRecord } from '../market-shape.ts';
import { type OptionGroup, type Verdicts, verdictOn } from './group-words.ts';
import { isWin, profitBesidesWin, type Verdict } from './verdict.ts';

export interface OptionFigures {
  readonly win: bigint;
  readonly lose: bigint;
}

/** The profit of each option if it wins and if it loses; options where both are zero are left out. */
export type OptionBook = ReadonlyMap<string, OptionFigures>;

export const emptyOptionBook: OptionBook = new Map();

export function moveOption(book: OptionBook, leg: Leg, direction: 1n | -1n): OptionBook {
  const moved = new Map(book);
  const standing = moved.get(leg.option);
  const win = (standing?.win ?? 0n) + direction * legIfWins(leg);
  const lose = (standing?.lose ?? 0n) + direction * legIfLoses(leg);
  if (win === 0n && lose === 0n) moved.delete(leg.option);
  else moved.set(leg.option, { win, lose });
  return moved;
}

/** Never above zero: a group may be returned on its own, so its gain cannot cover another's loss. */
export const worstOfGroup = (book: OptionBook, group: OptionGroup): bigint =>
  extremeOfGroup(book, group, lower);

/** Never below zero: the other groups may be returned. */
export const bestOfGroup = (book: OptionBook, group: OptionGroup): bigint =>
  extremeOfGroup(book, group, higher);

function extremeOfGroup(book: OptionBook, group: OptionGroup, extreme: Extreme): bigint {
  const { options, outcomes, isComplete = false } = group;
  if (outcomes === undefined) return extreme(0n, extremeOfOneWinner(book, options, isComplete, extreme));
  let found = 0n;
  for (const { verdicts } of outcomes) found = extreme(found, profitOfVerdicts(book, group, verdicts));
  return found;
}

function extremeOfOneWinner(
  book: OptionBook,
  options: readonly string[],
  isComplete: boolean,
  extreme: Extreme,
): bigint {
  let allLose = 0n;
  let swing: bigint | undefined;
  let untouched = options.length;
  for (const option of options) {
    const figures = book.get(option);
    if (!figures) continue;
    untouched -= 1;
    allLose += figures.lose;
    const own = figures.win - figures.lose;
    swing = swing === undefined ? own : extreme(swing, own);
  }
  const canMissAll = !isComplete || untouched > 0;
  return allLose + (canMissAll ? extreme(0n, swing ?? 0n) : (swing ?? 0n));
}

function profitOfVerdicts(book: OptionBook, group: OptionGroup, verdicts: Verdicts): bigint {
  let profit = 0n;
  for (const option of group.options) {
    const figures = book.get(option);
    if (figures) profit += profitOf(figures, verdictOn(verdicts, option));
  }
  return profit;
}

/** What a screen shows beside an option: its group's profit when it wins, at the least. */
export function positionOf(book: OptionBook, group: OptionGroup, option: string): Coins {
  const wins = (group.outcomes ?? []).filter(({ verdicts }) => isWin(verdictOn(verdicts, option)));
  const profits = wins.map(({ verdicts }) => profitOfVerdicts(book, group, verdicts));
  const [first = profitOfVerdicts(book, group, { [option]: 'win' }), ...others] = profits;
  return coins(others.reduce((least, profit) => (profit < least ? profit : least), first));
}

/** A flat list, option then win then lose: it reads and writes several times faster than an object. */
export function encodeOptions(book: OptionBook): object {
  const list: string[] = [];
  for (const [option, { win, lose }] of book) list.push(option, win.toString(), lose.toString());
  return { options: list };
}

export function decodeOptions(encoded: unknown): OptionBook {
  const list = readList(readRecord(encoded).options);
  const book = new Map<string, OptionFigures>();
  for (let index = 0; index < list.length; index += 3) {
    book.set(readName(list[index]), { win: readFigure(list[index + 1]), lose: readFigure(list[index + 2]) });
  }
  return book;
}

function profitOf(figures: OptionFigures, verdict: Verdict): bigint {
  return verdict === 'win' ? figures.win : profitBesidesWin(coins(figures.lose), verdict);
}
