import { closeMs, flightEntry, openMs, waitingMs } from '@maidan/games/rules';
import type { Logger } from '@maidan/process/log.ts';
import { playRounds } from '../../rounds/runner-waits.ts';
import { type FlightRound, type FlightRounds, flightOpener } from './flight-rounds.ts';
import { decideFlight, type FlyParts, flyAway, returnStakes, takeOff } from './fly-round.ts';
import { recoverFlight } from './recover-flight.ts';

export interface FlightParts extends FlyParts {
  readonly log: Logger;
  readonly rounds: FlightRounds;
  /** Whether another round may be opened. */
  readonly mayOpen: () => Promise<boolean>;
}

export interface FlightRunner {
  /** Returns every stake of the present flight to its player. Gives its id, or undefined when there is none to call off. */
  callOff(reason: string): Promise<string | undefined>;
  /** Leaves a running flight for the next start to finish. */
  close(): Promise<void>;
}

/** Flies one round after the other, until it is closed. */
export function runFlights(parts: FlightParts): FlightRunner {
  const { clock, log, flight, cashOuts, live, history, waits } = parts;
  const { isStopping, until, retried } = waits;
  let off = { reason: '', signal: Promise.withResolvers<void>() };
  let undecided: FlightRound | undefined;

  async function fly(round: FlightRound): Promise<void> {
    if (flight.view()?.isVoid === true || !(await takeOff(parts, round))) return;
    if (!(await flyAway(parts, round, off.signal.promise))) return;
    undecided = round;
  }

  async function decide(round: FlightRound): Promise<void> {
    await decideFlight(parts, round);
    undecided = undefined;
  }

  async function giveBack(round: FlightRound): Promise<void> {
    await returnStakes(parts, round.roundId, off.reason);
    history.record(round, { isVoid: true, at: clock.now() });
  }

  async function play(number: number): Promise<void> {
    const opened = await retried('open a round', flightOpener(parts, number));
    if (opened === undefined) return;
    const { round, openedAt } = opened;
    off = { reason: '', signal: Promise.withResolvers<void>() };
    cashOuts.forget();
    live.begin(round.roundId);
    flight.begin(round, openedAt);
    await until(openedAt + openMs);
    if (isStopping()) return;
    await fly(round);
    if (isStopping()) return;
    const endedAt = clock.elapsed();
    if (flight.view()?.isVoid === true) await retried('return a round', () => giveBack(round));
    else await retried('decide a round', () => decide(round));
    await until(endedAt + waitingMs);
    if (isStopping()) return;
    flight.close();
    await until(endedAt + waitingMs + closeMs);
  }

  const running = run(parts, play);

  return {
    async callOff(reason) {
      const view = flight.view();
      if (view === undefined || view.phase === 'waiting' || view.phase === 'close') return undefined;
      const { roundId } = view.round;
      off.reason = reason;
      flight.callOff();
      off.signal.resolve();
      await returnStakes(parts, roundId, reason);
      return roundId;
    },
    async close() {
      waits.stop();
      await running;
      if (undecided === undefined) return;
      // Players have seen the crash, so its result is stored before the house stops.
      await decide(undecided).catch((error) => log.error({ error }, 'a flight was left without its result'));
    },
  };
}

function run(parts: FlightParts, play: (number: number) => Promise<void>): Promise<void> {
  const { house, history, flight, waits, mayOpen } = parts;
  return playRounds({
    game: flightEntry.code,
    rounds: house.rounds,
    waits,
    finish: (round) => recoverFlight(parts, round),
    readHistory: history.load,
    mayOpen,
    onShut() {
      if (flight.view() !== undefined) flight.clear();
    },
    play,
  });
}
