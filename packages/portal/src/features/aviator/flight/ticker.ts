import type { Readable } from '../../../store/create-store.ts';
import type { Flight } from './flight.ts';

export type OnFrame = (flight: Flight, nowMs: number) => void;

export interface Ticker {
  /** Calls back before every frame, until the returned function is called. */
  readonly follow: (listener: OnFrame) => () => void;
}

/**
 * One animation loop, outside React, for the stage, the multiplier and the cash-out amount. Without messages
 * about the flight everything stands still, because it may have crashed.
 */
export function createTicker(flight: Readable<Flight | undefined>, isLost: () => boolean): Ticker {
  const listeners = new Set<OnFrame>();
  let frame = 0;

  function tick(nowMs: number): void {
    frame = requestAnimationFrame(tick);
    const shown = flight.get();
    if (shown && !isLost()) for (const listener of listeners) listener(shown, nowMs);
  }

  return {
    follow(listener) {
      listeners.add(listener);
      if (listeners.size === 1) frame = requestAnimationFrame(tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancelAnimationFrame(frame);
      };
    },
  };
}
