import type { Clock } from '@maidan/betting';
import { shortenName } from '@maidan/contract';
import type { House } from '../../house.ts';
import type { RunnerWaits } from '../../rounds/runner-waits.ts';
import { dayOf } from '../../time/period.ts';
import { betsOfRound, type FlightBetRow, flightBetOf, keepWins } from './bets/bets-store.ts';
import type { CashOuts } from './cash-outs.ts';
import { type FlightRound, resultOf } from './flight-rounds.ts';
import type { Hearing } from './hearing.ts';
import type { History } from './history.ts';
import type { LandingLimits } from './landings.ts';
import type { LiveBets, ShownBet } from './live-bets.ts';
import type { PresentFlight } from './present-flight.ts';

export interface FlyParts {
  readonly house: House;
  readonly clock: Clock;
  readonly flight: PresentFlight;
  readonly hearing: Hearing;
  readonly cashOuts: CashOuts;
  readonly live: LiveBets;
  readonly history: History;
  /** Bets being placed or taken back. */
  readonly placing: UnderWay;
  readonly waits: RunnerWaits;
  readonly limits: () => LandingLimits;
}

/** Takes off with the stored bets, which are all that were decided before betting ended; false when there is no flight. */
export async function takeOff(parts: FlyParts, { roundId }: FlightRound): Promise<boolean> {
  const { house, flight, live, placing, waits, limits } = parts;
  flight.board();
  await waits.retried('shut a round', () => house.rounds.shut(roundId));
  await placing.settled();
  const rows = await waits.retried('read the bets of a flight', () => betsOfRound(house.db, roundId));
  if (rows === undefined || flight.view()?.isVoid === true) return false;
  live.replace(rows.map(shownBetOf));
  flight.takeOff(rows.map(flightBetOf), limits());
  return true;
}

const shownBetOf = (row: FlightBetRow): ShownBet => ({
  id: row.id,
  client: row.client_id,
  player: shortenName(row.username),
  stake: row.stake,
  placedAt: row.placed_at,
});

/** What a flight in the air needs. */
export interface InTheAir extends Pick<FlyParts, 'flight' | 'hearing'> {
  readonly cashOuts: Pick<CashOuts, 'write'>;
  readonly waits: Pick<RunnerWaits, 'until' | 'isStopping'>;
}

/** True when it crashed; false when it was called off, or the house stops. */
export async function flyAway(
  parts: InTheAir,
  round: Pick<FlightRound, 'roundId'>,
  calledOff: Promise<void>,
): Promise<boolean> {
  parts.hearing.begin();
  try {
    return await landAsDue(parts, round, calledOff);
  } finally {
    parts.hearing.end();
  }
}

async function landAsDue(
  { flight, hearing, cashOuts, waits }: InTheAir,
  { roundId }: Pick<FlightRound, 'roundId'>,
  calledOff: Promise<void>,
): Promise<boolean> {
  const isFlying = () => !waits.isStopping() && flight.view()?.phase === 'running';
  while (isFlying()) {
    await Promise.race([waits.until(flight.nextAt()), calledOff]);
    // What waited while the house stood still is decided before anything that fell due meanwhile, and before the crash.
    await hearing.caughtUp();
    if (!isFlying()) return false;
    for (const landing of flight.advance()) void cashOuts.write(roundId, landing);
    if (!flight.hasCrashed()) continue;
    flight.flyAway();
    return true;
  }
  return false;
}

/** Declares the crash once every cash-out is stored. Fails where the house closed before one was. */
export async function decideFlight(parts: FlyParts, round: FlightRound): Promise<void> {
  const { house, clock, cashOuts, history } = parts;
  cashOuts.endFlight();
  if (!(await cashOuts.settled()))
    throw new Error('a cash-out is not stored, so the next start finishes the flight');
  const answer = await house.rounds.decide(round.roundId, resultOf(round));
  // An operator may have returned it by hand meanwhile.
  if (!answer.ok && answer.refusal.code !== 'already-declared') throw new Error(answer.refusal.code);
  await keepWins(house.db, dayOf(clock.now()), answer.ok ? cashOuts.landed() : []);
  history.record(round, { isVoid: !answer.ok, at: clock.now() });
  // The list had no such flight yet when a result was declared or corrected by hand, so it is read again.
  await history.reread([round.roundId]);
}

/** Returns every stake, once nothing is being placed or written. */
export async function returnStakes(parts: FlyParts, roundId: string, reason: string): Promise<void> {
  const { house, cashOuts, placing } = parts;
  cashOuts.endFlight();
  await placing.settled();
  await cashOuts.settled();
  const answer = await house.rounds.void(roundId, reason);
  if (!answer.ok && answer.refusal.code !== 'already-declared') throw new Error(answer.refusal.code);
}

/** Tracks acts that must be finished before the next step. */
export interface UnderWay {
  track<Value>(act: Promise<Value>): Promise<Value>;
  /** Waits for the acts begun until now: were it for later ones too, a stream of them would never let it end. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const acts = new Set<Promise<unknown>>();
  return {
    track(act) {
      acts.add(act);
      const forget = () => void acts.delete(act);
      act.then(forget, forget);
      return act;
    },
    async settled() {
      await Promise.allSettled([...acts]);
    },
  };
}
