/** How far an arrow key moves among tiles in this many columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** In right-to-left text the tiles of a row are right to left too. */
const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

interface TileGrid {
  readonly count: number;
  readonly columns: number;
  readonly isFromRight: boolean;
}

/** The target of an arrow key, Home or End; undefined for other keys and beyond the ends. */
export function stepTo(
  key: string,
  from: number,
  { count, columns, isFromRight }: TileGrid,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[(isFromRight && mirrored[key]) || key]?.(columns);
  if (step === undefined) return undefined;
  const to = from + step;
  return to >= 0 && to < count ? to : undefined;
}
