import { createStore } from '@maidan/client/store.ts';
import { now, useNow } from '@maidan/ui/format/now.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';

/** How far the house's clock is ahead of this device's. */
const aheadMs = createStore(0);

/** A smaller difference may be due to a slow reply. */
const toleranceMs = 2_000;

/** Sets the house's time from a reply that has just arrived. */
export function setHouseTime(instant: string): void {
  const ahead = Date.parse(instant) - now();
  if (Number.isNaN(ahead)) return;
  aheadMs.set(Math.abs(ahead) < toleranceMs ? 0 : ahead);
}

/** The house's clock decides when bets shut, so countdowns use it. */
export function useHouseTime(intervalMs = 1_000): number {
  return useNow(intervalMs) + useStore(aheadMs);
}
