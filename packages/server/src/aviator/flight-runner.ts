import type { Clock } from '@maidan/betting';
import {
  closeMs,
  flightDefinition,
  flightEntry,
  flightVersion,
  openMs,
  waitingMs,
} from '@maidan/games/rules';
import type { House } from '../house.ts';
import { dayOf } from '../ledger/period.ts';
import type { Logger } from '../log.ts';
import type { RunnerWaits } from '../rounds/runner-waits.ts';
import { betsOfRound, flightBetOf } from './bets/bets-store.ts';
import { keepWins } from './bets/wins-store.ts';
import type { CashOuts } from './cash-outs.ts';
import { product } from './flight-product.ts';
import { type FlightRound, type FlightRounds, resultOf } from './flight-rounds.ts';
import type { History } from './history.ts';
import type { LandingLimits } from './landings.ts';
import { type LiveBets, shortenName } from './live-bets.ts';
import type { PresentFlight } from './present-flight.ts';
import { recoverFlight } from './recover-flight.ts';
import type { UnderWay } from './under-way.ts';

/** How often a shut game looks whether it is open again. */
const shutMs = 1000;

export interface FlightParts {
  readonly house: House;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rounds: FlightRounds;
  readonly flight: PresentFlight;
  readonly cashOuts: CashOuts;
  readonly live: LiveBets;
  readonly history: History;
  /** Bets being placed or taken back. */
  readonly placing: UnderWay;
  readonly waits: RunnerWaits;
  readonly limits: () => LandingLimits;
  /** Whether another round may be opened. */
  readonly mayOpen: () => Promise<boolean>;
  /** Once a flight is in the books: what else has had its time. */
  readonly upkeep: () => Promise<void>;
}

export interface FlightRunner {
  /** Returns every stake of the flight of the moment; its id, or undefined when there is none to call off. */
  callOff(reason: string): Promise<string | undefined>;
  /** A flight in the air stays as it is, for the next start to finish. */
  close(): Promise<void>;
}

/** Flies one round after the other, until it is closed. */
export function runFlights(parts: FlightParts): FlightRunner {
  const { house, clock, log, flight, cashOuts, live, history, placing, waits, limits } = parts;
  const { isStopping, until, retried } = waits;
  let wake: () => void = () => undefined;
  let undecided: FlightRound | undefined;
  let voidReason = '';

  /** Bets decided before the end are in the books, and no other. */
  async function board(round: FlightRound): Promise<boolean> {
    flight.board();
    await retried('shut a round', () => house.rounds.shut(round.roundId));
    await placing.settled();
    const rows = await retried('read the bets of a flight', () => betsOfRound(house.db, round.roundId));
    if (rows === undefined || flight.view()?.isVoid === true) return false;
    live.replace(
      rows.map((row) => ({
        id: row.id,
        client: row.client_id,
        player: shortenName(row.username),
        stake: row.stake,
        placedAt: row.placed_at,
      })),
    );
    flight.takeOff(rows.map(flightBetOf), limits());
    return true;
  }

  async function fly(round: FlightRound): Promise<void> {
    while (!isStopping() && flight.view()?.phase === 'running') {
      const calledOff = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([until(flight.nextAt()), calledOff]);
      if (isStopping() || flight.view()?.phase !== 'running') return;
      for (const landing of flight.advance()) void cashOuts.write(round.roundId, landing);
      if (!flight.hasCrashed()) continue;
      undecided = round;
      flight.flyAway();
      return;
    }
  }

  async function decide(round: FlightRound): Promise<void> {
    cashOuts.endFlight();
    // A cash-out that arrived in time is not too late for having waited.
    await cashOuts.settled();
    await house.bets.drain();
    const answer = await house.rounds.decide(round.roundId, resultOf(round));
    // An operator may have returned it by hand meanwhile.
    if (!answer.ok && answer.refusal.code !== 'already-declared') throw new Error(answer.refusal.code);
    undecided = undefined;
    await keepWins(house.db, dayOf(clock.now()), answer.ok ? cashOuts.landed() : []);
    history.record(round, { isVoid: !answer.ok, at: clock.now() });
  }

  async function giveBack(round: FlightRound): Promise<void> {
    await placing.settled();
    await cashOuts.settled();
    await house.rounds.void(round.roundId, voidReason);
    history.record(round, { isVoid: true, at: clock.now() });
  }

  async function play(number: number): Promise<void> {
    const opened = await retried('open a round', opener(parts, number));
    if (opened === undefined) return;
    const { round, openedAt } = opened;
    cashOuts.forget();
    live.begin(round.roundId);
    flight.begin(round, openedAt);
    await until(openedAt + openMs);
    if (isStopping()) return;
    if (flight.view()?.isVoid !== true && (await board(round))) await fly(round);
    if (isStopping()) return;
    const endedAt = clock.elapsed();
    if (flight.view()?.isVoid !== true) await retried('decide a round', () => decide(round));
    else await retried('return a round', () => giveBack(round));
    await until(endedAt + waitingMs);
    if (isStopping()) return;
    flight.close();
    await retried('look after what is kept', parts.upkeep);
    await until(endedAt + waitingMs + closeMs);
  }

  const running = run(parts, play);

  return {
    async callOff(reason) {
      const view = flight.view();
      const isUnderWay = view !== undefined && ['open', 'boarding', 'running'].includes(view.phase);
      if (!isUnderWay) return undefined;
      voidReason = reason;
      flight.callOff();
      wake();
      cashOuts.endFlight();
      await placing.settled();
      await cashOuts.settled();
      await house.rounds.void(view.round.roundId, reason);
      return view.round.roundId;
    },
    async close() {
      waits.stop();
      await running;
      // The crash was shown: what it decided is written before the house is gone.
      if (undecided === undefined) return;
      await decide(undecided).catch((error) => log.error({ error }, 'a flight was left without its result'));
    },
  };
}

async function run(parts: FlightParts, play: (number: number) => Promise<void>): Promise<void> {
  const { house, history, flight, waits, mayOpen } = parts;
  const { isStopping, wait, retried } = waits;
  const taken = await retried('be taken over', () =>
    house.rounds.takeOver(flightEntry.code, (round) => recoverFlight(parts, round)),
  );
  if (taken === undefined) return;
  await retried('read its history', () => history.load());
  const last = await retried('count its rounds', () => house.rounds.lastNumber(flightEntry.code));
  let number = (last ?? 0) + 1;
  while (!isStopping() && taken.lease.isHeld()) {
    if ((await retried('read its setting', mayOpen)) !== true) {
      if (flight.view() !== undefined) flight.clear();
      await wait(shutMs);
      continue;
    }
    await play(number);
    number += 1;
  }
  await taken.lease.release();
}

interface Opened {
  readonly round: FlightRound;
  /** By the clock that never goes back. */
  readonly openedAt: number;
}

/** Opens betting on one round; called again until it resolves, it is the same round, and betting ends at the same moment. */
function opener({ house, clock, rounds }: FlightParts, number: number): () => Promise<Opened> {
  let begun: { readonly closesAt: number; readonly openedAt: number } | undefined;
  const { code, eventId, title } = flightEntry;
  return async () => {
    const round = await rounds.of(number);
    // Stored in whole milliseconds: read back, it must be the same.
    begun ??= { closesAt: Math.ceil(clock.now()) + openMs, openedAt: clock.elapsed() };
    const opened = await house.rounds.open({
      game: code,
      number,
      commitment: round.commitment,
      closesAt: begun.closesAt,
      product,
      kind: code,
      name: title,
      eventId,
      room: round.roundId,
      definition: { version: `${code}/${flightVersion}`, value: flightDefinition },
    });
    if (!opened.ok) throw new Error(`round ${round.roundId} could not be opened: ${opened.refusal.code}`);
    return { round, openedAt: begun.openedAt };
  };
}
