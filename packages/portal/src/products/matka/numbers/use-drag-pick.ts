import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useDragPick(box: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const pick = useEffectEvent(onKey);
  useEffect(() => (box.current ? followDrag(box.current, (key) => pick(key)) : undefined), [box]);
}

/** After a press this long on a tile, dragging picks tiles instead of scrolling. */
const longPressMs = 350;
/** A finger that moves further than this before is scrolling. */
const slackPx = 8;
/** A click follows within this time after a finger is lifted, if at all. */
const clickMs = 50;

const keyAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pick]')?.dataset.pick;

interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly key: string;
}

/**
 * A drag after a long press, or with the mouse: `pick` is called with every tile it passes, until the
 * returned function is called.
 */
export function followDrag(element: HTMLElement, pick: (key: string) => void): () => void {
  let start: DragStart | undefined;
  let isDragging = false;
  /** The tile the drag is on: it is picked once, however long the pointer moves over it. */
  let reached: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  function reach(key: string | undefined): void {
    if (key !== undefined && key !== reached) pick(key);
    reached = key;
  }
  function begin(): void {
    if (!start) return;
    isDragging = true;
    reach(start.key);
  }
  function end(): void {
    clearTimeout(timer);
    start = undefined;
    // The click that ends a drag must not deselect its last tile.
    setTimeout(() => {
      isDragging = false;
    }, clickMs);
  }
  function onDown({ clientX: x, clientY: y, pointerType, button }: PointerEvent): void {
    const key = keyAt(x, y);
    if (key === undefined || button !== 0) return;
    start = { x, y, key };
    reached = undefined;
    if (pointerType === 'touch') timer = setTimeout(begin, longPressMs);
  }
  function onMove({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (!start) return;
    if (!isDragging && Math.hypot(x - start.x, y - start.y) > slackPx) {
      if (pointerType === 'touch') end();
      else if (keyAt(x, y) !== start.key) begin();
    }
    if (isDragging) reach(keyAt(x, y));
  }

  element.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  // Not passive: otherwise the page would scroll during a drag.
  const keepStill = { signal, passive: false };
  element.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), keepStill);
  element.addEventListener('contextmenu', (event) => start && event.preventDefault(), { signal });
  const first = { signal, capture: true };
  element.addEventListener('click', (event) => isDragging && event.stopImmediatePropagation(), first);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
