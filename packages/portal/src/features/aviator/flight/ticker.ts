import type { Readable } from '../../../store/create-store.ts';
import type { Flight } from './flight.ts';

export type OnFrame = (flight: Flight, nowMs: number) => void;

export interface Ticker {
  /** Called before every frame the browser draws, until the returned function is called. */
  readonly follow: (listener: OnFrame) => () => void;
}

/**
 * One loop for all that moves by the frame, outside React: the stage, the number, what a cash-out would pay. Without news of the
 * flight all of it stands still: whether it still flies is not known.
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
