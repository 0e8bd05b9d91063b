import { useEffect, useState } from 'react';

const countMs = 700;

/** Fast at first, then slower; whole coins while counting, and the exact sum at the end. */
export function countedAt(sum: number, elapsedMs: number): number {
  const leftOver = 1 - elapsedMs / countMs;
  return leftOver <= 0 ? sum : Math.floor(sum * (1 - leftOver ** 3));
}

/** The sum to show: it counts up once, or is shown at once with reduced motion. */
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
