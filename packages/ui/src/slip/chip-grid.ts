import type { Chip, ChipLook } from './chips.tsx';

/** From here on a figure in the usual size is too long for a quarter of a phone's width. */
const longFrom = 100_000;

/** In digits: a comma is half as wide. */
const widthOf = (figure: string) => (figure.length + figure.replaceAll(',', '').length) / 2;

/** Four in a row; fewer if one of them is wider than a quarter of the row. */
export const chipGrid: ChipLook = {
  row: 'grid gap-1.5 text-xs',
  chip: 'min-h-11 rounded-lg border px-0.5 font-semibold whitespace-nowrap disabled:opacity-40',
  chosen: 'border-primary bg-primary text-on-primary',
  other: 'border-edge bg-raised hover:bg-text/8',
  columnsFor: (figures) =>
    `repeat(auto-fill, minmax(max(25% - 0.375rem, ${Math.max(...figures.map(widthOf))}ch + 0.5rem), 1fr))`,
  sizeOf: (amount) => (amount < longFrom ? 'text-sm' : ''),
};

/** Of several equal amounts one. */
export const chipsOf = (amounts: readonly number[]): readonly Chip[] =>
  [...new Set(amounts)].map((amount) => ({ amount }));
