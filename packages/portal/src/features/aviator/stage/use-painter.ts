import { type RefObject, useEffect } from 'react';
import { useGame } from '../game/game-context.tsx';
import { createPainter } from './create-painter.ts';
import { createPace } from './pace.ts';

/** More than two device pixels to one are not seen, and cost. */
const scaleMost = 2;

/** Draws the stage on the canvas before every frame, at its size. */
export function usePainter(canvas: RefObject<HTMLCanvasElement | null>): void {
  const { ticker, landing, bets } = useGame();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    const painter = createPainter(element, () => stillness.matches);
    const pace = createPace();
    const resizing = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      painter.resize({ width, height }, Math.min(scaleMost, window.devicePixelRatio));
    });
    resizing.observe(element);
    const stopDrawing = ticker.follow((flight, nowMs) => {
      if (pace.isDue(nowMs)) painter.draw(flight, nowMs);
    });
    const stopLandings = landing.subscribe(() => {
      if (landing.get()) painter.drop(true, performance.now());
    });
    let cashedBefore = 0;
    const stopBets = bets.subscribe(() => {
      const cashed = bets.get()?.bets.filter(({ x }) => x !== null).length ?? 0;
      for (let more = cashedBefore; more < cashed; more += 1)
        painter.drop(false, performance.now() + more * 90);
      cashedBefore = cashed;
    });
    return () => {
      resizing.disconnect();
      stopDrawing();
      stopLandings();
      stopBets();
    };
  }, [canvas, ticker, landing, bets]);
}
