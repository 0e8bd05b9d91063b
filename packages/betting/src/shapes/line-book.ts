/** A step function of the result: `base` below every line, and at each run the profit rises (or falls). */
export interface LineBook {
  readonly base: bigint;
  /** Ascending; a run whose rise is zero is left out. */
  readonly runs: readonly number[];
  readonly rises: readonly bigint[];
}

export const emptyLineBook: LineBook = { base: 0n, runs: [], rises: [] };

export function moveLine(book: LineBook, base: bigint, run: number, rise: bigint): LineBook {
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
