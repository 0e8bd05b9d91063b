import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const tileSelector = 'button:not([hidden])';

const tilesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(tileSelector)];

/** The number of columns laid out: how many tiles are at the same height as the focused one. */
function columnsAt(tiles: readonly HTMLElement[], tile: HTMLElement): number {
  const { top } = tile.getBoundingClientRect();
  return tiles.filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 2).length;
}

/** Exactly one visible tile can be reached by Tab: the last one that was focused, or else the first. */
export function keepTabStop(box: HTMLElement): void {
  const tiles = tilesIn(box);
  const stop = tiles.find(({ tabIndex }) => tabIndex === 0) ?? tiles[0];
  for (const other of box.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}

/** Makes all buttons in the box, which have -1 as `tabIndex`, one tab stop, with arrow keys between them. */
export function useTileKeys(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (box.current) keepTabStop(box.current);
  });

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    for (const other of box.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])
      other.tabIndex = -1;
    target.tabIndex = 0;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const tile = (event.target as HTMLElement).closest<HTMLElement>(tileSelector);
    if (!tile || !box.current) return;
    const tiles = tilesIn(box.current);
    const to = stepTo(event.key, tiles.indexOf(tile), {
      count: tiles.length,
      columns: columnsAt(tiles, tile),
      isFromRight: getComputedStyle(box.current).direction === 'rtl',
    });
    if (to === undefined) return;
    event.preventDefault();
    tiles[to]?.focus();
  }

  return { onFocus, onKeyDown };
}

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
