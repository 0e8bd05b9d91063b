import { formatEntry } from './coins.ts';

const fractionLetters = '.00'.length;

function longest(column: readonly number[]): number {
  const largest = column.reduce((size, coins) => Math.max(size, Math.abs(coins)), 0);
  const hasFraction = column.some((coins) => !Number.isInteger(coins));
  const minus = column.some((coins) => coins < 0) ? 1 : 0;
  return minus + formatEntry(Math.trunc(largest)).length + (hasFraction ? fractionLetters : 0);
}

/** How many letters these columns of coins take side by side, so that a narrow table can set one under its row in time. */
export function figureLetters(...columns: readonly (readonly number[])[]): number {
  return columns.reduce((total, column) => total + longest(column), 0);
}
