import { type Clock, sleep } from '@maidan/betting';

const perAddressMost = 20;
const inAllMost = 1_000;

export interface HeldBack {
  /** Resolves to true when the time is over; to false at once when too many are waiting already. */
  wait(address: string, waitMs: number): Promise<boolean>;
}

/** Requests delayed before they are handled: they use nothing but their connection, and their number is limited. */
export function createHeldBack(clock: Clock): HeldBack {
  const waiting = new Map<string, number>();
  let inAll = 0;

  return {
    async wait(address, waitMs) {
      if (waitMs <= 0) return true;
      const here = waiting.get(address) ?? 0;
      if (here >= perAddressMost || inAll >= inAllMost) return false;
      waiting.set(address, here + 1);
      inAll += 1;
      await sleep(clock, waitMs);
      inAll -= 1;
      const left = (waiting.get(address) ?? 1) - 1;
      if (left === 0) waiting.delete(address);
      else waiting.set(address, left);
      return true;
    },
  };
}
