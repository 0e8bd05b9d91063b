import { now, useNow } from '../../../format/now.ts';
import { createStore } from '../../../store/create-store.ts';
import { useStore } from '../../../store/use-store.ts';

/** By how much the house's clock is ahead of this device's. */
const aheadMs = createStore(0);

/** Of less than this a slow reply may be the cause. */
const toleranceMs = 2_000;

/** The house's time, as a reply that has just come says it. */
export function setHouseTime(instant: string): void {
  const ahead = Date.parse(instant) - now();
  if (Number.isNaN(ahead)) return;
  aheadMs.set(Math.abs(ahead) < toleranceMs ? 0 : ahead);
}

/** The house's clock decides what is shut, so countdowns run by it. */
export function useHouseTime(intervalMs = 1_000): number {
  return useNow(intervalMs) + useStore(aheadMs);
}
