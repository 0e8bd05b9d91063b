import { keyToHex } from '@maidan/betting';
import type { AviatorState } from '@maidan/contract';
import { growthPerMs, parseFlightCommitment } from '@maidan/games/rules';
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
