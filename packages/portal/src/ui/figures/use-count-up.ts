import { useEffect, useState } from 'react';

const countMs = 700;

/** Quick at first, then slower; whole coins on the way, and the sum itself at the end. */
export function countedAt(sum: number, elapsedMs: number): number {
  const leftOver = 1 - elapsedMs / countMs;
  return leftOver <= 0 ? sum : Math.floor(sum * (1 - leftOver ** 3));
}

/** The sum as it is to be drawn: it counts up once, or stands at once where motion is reduced. */
export function useCountUp(sum: number): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setElapsedMs(countMs);
      return;
    }
    let beginMs: number | undefined;
    const step = (frameMs: number) => {
      beginMs ??= frameMs;
      setElapsedMs(frameMs - beginMs);
      if (frameMs - beginMs < countMs) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return countedAt(sum, elapsedMs);
}
