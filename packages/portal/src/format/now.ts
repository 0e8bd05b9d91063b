import { useEffect, useState } from 'react';

/** The portal's only clock. */
export function now(): number {
  return Date.now();
}

/** The present time, updated at this interval; a page that returns from the background updates at once. */
export function useNow(intervalMs: number): number {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    const catchUp = () => setNowMs(now());
    const timer = setInterval(catchUp, intervalMs);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [intervalMs]);
  return nowMs;
}
