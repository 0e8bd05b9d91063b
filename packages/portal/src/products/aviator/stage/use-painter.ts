import { type RefObject, useEffect } from 'react';
import { useGame } from '../game/game-context.tsx';
import { createPainter } from './create-painter.ts';
import { createPace } from './pace.ts';

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
