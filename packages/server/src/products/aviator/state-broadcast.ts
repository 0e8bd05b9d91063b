import type { Cancel, Clock } from '@maidan/betting';
import type { AviatorState } from '@maidan/contract';
import { changesChannel } from '@maidan/contract';
import type { Outbox } from '../../live/outbox.ts';
import type { FlightPhase } from './present-flight.ts';

/** Clients in this room are sent every tick; those that draw the curve themselves join the room of its changes. */
export const flightRoom = 'flight';
export const flightChanges = changesChannel(flightRoom);

/** How often clients that do not draw the curve are sent the multiplier, or the progress of the bar. */
const tickMs: Partial<Record<FlightPhase, number>> = { running: 100, open: 500 };

export interface Broadcast {
  /** A new state begins and is sent to everybody. */
  onPhase(phase: FlightPhase | undefined): void;
  close(): void;
}

export function createBroadcast(parts: {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly state: () => AviatorState;
}): Broadcast {
  const { outbox, clock, state } = parts;
  let cancel: Cancel = () => undefined;

  function send(rooms: readonly string[]): void {
    const listening = rooms.filter(outbox.hasListeners);
    if (listening.length === 0) return;
    const text = JSON.stringify(state());
    for (const room of listening) outbox.toWatchers(room, 'crashValue', text);
  }

  function tick(everyMs: number): void {
    cancel = clock.after(everyMs, () => {
      tick(everyMs);
      send([flightRoom]);
    });
  }

  return {
    onPhase(phase) {
      cancel();
      send([flightRoom, flightChanges]);
      const everyMs = phase && tickMs[phase];
      if (everyMs !== undefined) tick(everyMs);
    },
    close: () => cancel(),
  };
}
