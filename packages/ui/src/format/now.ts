import { useEffect, useState, useSyncExternalStore } from 'react';

/** The portal's only clock. */
export function now(): number {
  return Date.now();
}

/** Calls back at this interval, and at once when the page returns from the background. */
function keepAsking(intervalMs: number, ask: () => void): () => void {
  const timer = setInterval(ask, intervalMs);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** The present time, updated at this interval; a page that returns from the background updates at once. */
export function useNow(intervalMs: number): number {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => keepAsking(intervalMs, () => setNowMs(now())), [intervalMs]);
  return nowMs;
}

/** Often enough to show every second of a countdown. */
const secondMs = 250;
const countdowns = new Set<() => void>();
let stopAsking: (() => void) | undefined;

/** All countdowns of a page are asked at once, and rendered together. */
function askWithOthers(ask: () => void): () => void {
  countdowns.add(ask);
  stopAsking ??= keepAsking(secondMs, () => {
    for (const one of countdowns) one();
  });
  return () => {
    countdowns.delete(ask);
    if (countdowns.size > 0) return;
    stopAsking?.();
    stopAsking = undefined;
  };
}

/** The seconds that `read` finds at the present time. The component is rendered again only when they differ. */
export function useSeconds(read: (nowMs: number) => number | undefined): number | undefined {
  const readNow = () => read(now());
  return useSyncExternalStore(askWithOthers, readNow, readNow);
}
