import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { stepTo } from './step-tiles.ts';

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
