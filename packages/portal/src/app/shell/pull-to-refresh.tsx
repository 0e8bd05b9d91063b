import { Refresh } from '@maidan/ui/icons/places.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';

/** In CSS pixels of finger travel. */
const triggerPx = 110;
const shownFromPx = 24;

export function PullToRefresh() {
  const { shell: texts } = useTexts();
  const pulledPx = usePull();
  if (pulledPx < shownFromPx) return null;
  const willReload = pulledPx >= triggerPx;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-center">
      <span className="flex items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 text-sm shadow-lg">
        <Refresh className="size-4" style={{ transform: `rotate(${pulledPx * 2}deg)` }} />
        {willReload ? texts.releaseToRefresh : texts.pullToRefresh}
      </span>
    </div>
  );
}

/**
 * How far a touch that began at the top of the page has pulled it down; released far enough, the page
 * reloads.
 */
function usePull(): number {
  const [pulledPx, setPulled] = useState(0);

  useEffect(() => {
    let startY: number | undefined;
    let pulled = 0;
    const { style } = document.documentElement;
    // The browser's own pull-to-refresh would reload a second time.
    style.overscrollBehaviorY = 'contain';

    function letGo(): void {
      startY = undefined;
      pulled = 0;
      setPulled(0);
    }
    function start(event: TouchEvent): void {
      letGo();
      const canPull = window.scrollY <= 0 && event.touches.length === 1 && !isHeld(event.target);
      if (canPull) startY = event.touches[0]?.clientY;
    }
    function move(event: TouchEvent): void {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      pulled = window.scrollY > 0 ? 0 : Math.max(0, y - startY);
      setPulled(pulled);
    }
    function end(): void {
      if (pulled >= triggerPx) window.location.reload();
      letGo();
    }

    const passive = { passive: true };
    window.addEventListener('touchstart', start, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end, passive);
    window.addEventListener('touchcancel', letGo, passive);
    return () => {
      style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', letGo);
    };
  }, []);

  return pulledPx;
}

/** Whether the touch is in a dialog, or in a box that is itself scrolled down. */
function isHeld(target: EventTarget | null): boolean {
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement) {
    if (box.scrollTop > 0 || box.matches('[role=dialog]')) return true;
  }
  return false;
}
