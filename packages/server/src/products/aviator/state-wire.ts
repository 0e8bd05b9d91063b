import { type Cancel, type Clock, keyToHex } from '@maidan/betting';
import { type AviatorState, changesChannel } from '@maidan/contract';
import { growthPerMs, parseFlightCommitment } from '@maidan/games/rules';
import type { Outbox } from '../../live/outbox.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import type { LiveTotals } from './live-bets.ts';
import type { FlightPhase, FlightView, PresentFlight } from './present-flight.ts';

/** `boarding` is too short to show: clients see the open state until it is over. */
const statusOf: Record<FlightPhase, AviatorState['gameStatus']> = {
  open: 'open',
  boarding: 'open',
  running: 'running',
  waiting: 'waiting',
  close: 'close',
};

/** Sent while there is no round because an operator has shut the game. */
const grounded: AviatorState = {
  gameStatus: 'close',
  roundId: '',
  curentMultiplier: 1,
  crashValue: 0,
  crashStatus: false,
  waitingTime: 0,
  progress: 0,
  isBetting: false,
};

/** Document 2, section 3: the present state, in the form that every client reads. */
export function stateToWire(flight: PresentFlight, totals: LiveTotals, now: number): AviatorState {
  const view = flight.view();
  if (view === undefined) return grounded;
  const { round, phase, phaseMs, isVoid } = view;
  const isRunning = phase === 'running';
  const isOver = (phase === 'waiting' || phase === 'close') && !isVoid;
  const leftMs = Math.max(0, view.phaseAt + phaseMs - now);
  const { seedHash } = parseFlightCommitment(round.commitment) ?? {};
  return {
    gameStatus: statusOf[phase],
    roundId: round.roundId,
    curentMultiplier: isRunning ? flight.multiplier() / 100 : isOver ? round.crash / 100 : 1,
    crashValue: isOver ? round.crash / 100 : 0,
    crashStatus: isOver,
    waitingTime: Math.ceil(leftMs / 1000),
    progress: progressOf(view, leftMs),
    isBetting: phase === 'open' && leftMs > 0,
    ...(isRunning
      ? { elapsedMs: Math.round(flight.flownMs()) }
      : { leftMs: Math.round(leftMs), totalMs: phaseMs }),
    growthPerMs,
    ...(isVoid ? { isVoid } : {}),
    ...(seedHash === undefined ? {} : { seedHash, commitment: round.commitment }),
    ...(isOver || (isVoid && phase === 'close') ? { seed: keyToHex(round.seed.seed) } : {}),
    bettorCount: totals.bettors,
    totalWin: hundredthsToWire(totals.paid),
  };
}

function progressOf({ phase, phaseMs }: FlightView, leftMs: number): number {
  if (phase !== 'open') return phase === 'boarding' ? 100 : 0;
  return Math.round(100 * (1 - leftMs / phaseMs));
}

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
