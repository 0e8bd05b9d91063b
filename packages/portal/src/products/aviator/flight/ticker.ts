import { type Freshness, isStale } from '@maidan/client/freshness.ts';
import type { Readable } from '@maidan/client/store.ts';
import type { Flight } from './flight.ts';

export type OnTick = (flight: Flight, nowMs: number) => void;

export interface Ticker {
  /**
   * Calls back before every frame, or ten times a second where less motion is wanted, until the returned
   * function is called.
   */
  readonly follow: (listener: OnTick) => () => void;
  /** Something must be drawn again, though the flight has not changed. */
  readonly wake: () => void;
}

export interface TickerParts {
  readonly flight: Readable<Flight | undefined>;
  readonly freshness: Readable<Freshness>;
  /** Whether less motion is wanted. */
  readonly isCalm: () => boolean;
  /** When a card next acts by itself, by the page's own clock: it does not wait for a calm tick. */
  readonly actsAt: (flight: Flight) => number;
}

const calmMs = 100;
/** The shortest time between two ticks, as between frames. */
const frameMs = 16;
/** By then the plane has left, and where less motion is wanted nothing moves until the next round. */
const restMs = 1_000;

/**
 * One loop, outside React, for the stage, the multiplier, the cash-out amount and automatic cash-outs. Without
 * messages about the flight everything stands still, because it may have crashed.
 */
export function createTicker({ flight, freshness, isCalm, actsAt }: TickerParts): Ticker {
  const listeners = new Set<OnTick>();
  let cancel: (() => void) | undefined;
  let unsubscribe: readonly (() => void)[] = [];
  let restsAt = 0;

  function ask(calmDelayMs: number): void {
    if (isCalm()) {
      const timer = setTimeout(() => tick(performance.now()), calmDelayMs);
      cancel = () => clearTimeout(timer);
    } else {
      const frame = requestAnimationFrame(tick);
      cancel = () => cancelAnimationFrame(frame);
    }
  }

  function tick(nowMs: number): void {
    cancel = undefined;
    const shown = flight.get();
    if (!shown || isStale(freshness.get())) return;
    const isMoving = shown.status === 'open' || shown.status === 'running';
    if (!isCalm() || isMoving || nowMs < restsAt)
      ask(Math.min(calmMs, Math.max(frameMs, Math.ceil(actsAt(shown) - nowMs))));
    for (const listener of listeners) listener(shown, nowMs);
  }

  function wake(): void {
    restsAt = performance.now() + restMs;
    if (cancel === undefined && flight.get() && !isStale(freshness.get())) ask(0);
  }

  return {
    follow(listener) {
      listeners.add(listener);
      if (listeners.size === 1) unsubscribe = [flight.subscribe(wake), freshness.subscribe(wake)];
      wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const stop of unsubscribe) stop();
        cancel?.();
        cancel = undefined;
      };
    },
    wake,
  };
}
