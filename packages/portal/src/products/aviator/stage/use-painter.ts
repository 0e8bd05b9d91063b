import { type RefObject, useEffect } from 'react';
import { useGame } from '../game/game-context.tsx';
import { createPainter } from './create-painter.ts';

/** In a moving picture a higher pixel ratio is not noticeable, and would be most of the work. */
const scaleMost = 1.5;
/** Players who cash out in the same beat leave the plane one after the other. */
const betweenMs = 90;

/** Draws the stage on the canvas at every tick, at its size. */
export function usePainter(canvas: RefObject<HTMLCanvasElement | null>): void {
  const { ticker, isCalm, landing, bets, cards } = useGame();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const painter = createPainter(element, isCalm);
    const pace = createPace();
    const resizing = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      painter.resize({ width, height }, Math.min(scaleMost, window.devicePixelRatio));
      ticker.wake();
    });
    resizing.observe(element);
    const stopDrawing = ticker.follow((flight, nowMs) => {
      if (isCalm() || pace.isDue(nowMs)) painter.draw(flight, nowMs);
    });
    const stopLandings = landing.subscribe(() => {
      if (landing.get()) painter.drop(true, performance.now());
    });
    let landed = new Set<string>();
    const stopBets = bets.subscribe(() => {
      const cashed = bets.get()?.bets.filter(({ x }) => x !== null) ?? [];
      const others = cashed.filter(({ id }) => !landed.has(id) && !cards.isOwn(id));
      others.forEach((_, index) => {
        painter.drop(false, performance.now() + index * betweenMs);
      });
      landed = new Set(cashed.map(({ id }) => id));
    });
    return () => {
      resizing.disconnect();
      stopDrawing();
      stopLandings();
      stopBets();
    };
  }, [canvas, ticker, isCalm, landing, bets, cards]);
}

/** A longer gap means that a frame was missed. */
const lateMs = 26;
/** After this many missed frames the device counts as slow. */
const lateMost = 20;
const restMs = 10_000;

/** Draws every frame, or every second one for a while on a slow device. */
export function createPace() {
  let before = 0;
  let late = 0;
  let halvedUntil = 0;
  let isSkipped = false;
  return {
    isDue(nowMs: number): boolean {
      const gap = nowMs - before;
      before = nowMs;
      // A long gap means that the page was hidden.
      if (gap < 500) late = gap > lateMs ? late + 1 : Math.max(0, late - 0.2);
      if (late > lateMost) {
        late = 0;
        halvedUntil = nowMs + restMs;
      }
      isSkipped = nowMs < halvedUntil && !isSkipped;
      return !isSkipped;
    },
  };
}
