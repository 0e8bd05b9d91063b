import { formatEntry } from './coins.ts';

const fractionLetters = '.00'.length;

function longest(column: readonly number[]): number {
  const largest = column.reduce((size, coins) => Math.max(size, Math.abs(coins)), 0);
  const hasFraction = column.some((coins) => !Number.isInteger(coins));
  const minus = column.some((coins) => coins < 0) ? 1 : 0;
  return minus + formatEntry(Math.trunc(largest)).length + (hasFraction ? fractionLetters : 0);
}

/**
 * The width in characters of these columns of coins, so that a narrow table knows when to move one under its
 * row.
 */
export function figureLetters(...columns: readonly (readonly number[])[]): number {
  return columns.reduce((total, column) => total + longest(column), 0);
}
