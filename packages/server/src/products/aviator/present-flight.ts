import type { AccountId, Clock } from '@maidan/betting';
import { closeMs, msToReach, multiplierAt, openMs, waitingMs } from '@maidan/games/rules';
import type { FlightRound } from './flight-rounds.ts';
import type { Hearing } from './hearing.ts';
import {
  createLandings,
  type FlightBet,
  type Landing,
  type LandingLimits,
  type Landings,
} from './landings.ts';

/** `boarding`: betting is over and the stored bets are read before take-off. */
export type FlightPhase = 'open' | 'boarding' | 'running' | 'waiting' | 'close';

export interface FlightView {
  readonly round: FlightRound;
  readonly phase: FlightPhase;
  /** By the monotonic clock. */
  readonly phaseAt: number;
  /** How long the phase lasts; 0 where that is not known. */
  readonly phaseMs: number;
  /** Called off by an operator: every stake is returned. */
  readonly isVoid: boolean;
}

export type PressAnswer =
  | ReturnType<Landings['press']>
  | { readonly state: 'crashed' }
  | { readonly state: 'not-flying' };

/** The present flight, decided in memory against its committed crash point. */
export interface PresentFlight {
  view(): FlightView | undefined;
  /** Whether bets are taken on this round now. */
  takesBets(roundId: string): boolean;
  /** Whether this is the flight that is open or in the air, so that its crash is still secret. */
  isUnderWay(roundId: string): boolean;
  /** From now on bets are taken. */
  begin(round: FlightRound, openedAt: number): void;
  board(): void;
  takeOff(bets: readonly FlightBet[], limits: LandingLimits): void;
  /** Time since take-off up to which players were heard, at most that of the crash. */
  flownMs(): number;
  /** The multiplier reached by then, never above the crash. */
  multiplier(): number;
  /** Cashes out every bet that was due by then. */
  advance(): Landing[];
  /**
   * A press that is read now. After a standstill it counts as of the moment that began, the last its player can have seen.
   * Bets due before it are cashed out first and passed to `onDue`.
   */
  press(roundId: string, id: bigint, client: AccountId, onDue: (due: Landing[]) => void): PressAnswer;
  find(id: bigint, client: AccountId): ReturnType<Landings['find']>;
  /** Whether every press that arrived before the crash has been heard. */
  hasCrashed(): boolean;
  /** When the next bet is cashed out by itself, or the flight crashes. */
  nextAt(): number;
  /** Shows the crash. */
  flyAway(): void;
  callOff(): void;
  close(): void;
  /** Ends the present flight; there is none until the next round begins. */
  clear(): void;
}

/** A timer may fire a fraction of a millisecond early. */
const slackMs = 1e-4;

export function createPresentFlight(
  clock: Clock,
  hearing: Pick<Hearing, 'heardTo'>,
  onPhase: () => void,
): PresentFlight {
  let view: FlightView | undefined;
  let takenOffAt = 0;
  let landings = createLandings([], { winMax: 0n, lossMax: 0n });

  const presentView = (): FlightView => {
    if (view === undefined) throw new Error('there is no flight');
    return view;
  };
  const enter = (phase: FlightPhase, phaseMs: number, changes: Partial<FlightView> = {}) => {
    view = { ...presentView(), phase, phaseMs, phaseAt: clock.elapsed(), ...changes };
    onPhase();
  };
  const crashAt = () => takenOffAt + msToReach(presentView().round.crash);
  const hasCrashed = () => hearing.heardTo() >= crashAt() - slackMs;
  const flownMs = () => Math.min(hearing.heardTo(), crashAt()) - takenOffAt;
  const multiplier = () => Math.min(multiplierAt(flownMs()), presentView().round.crash);
  const isRunning = () => view?.phase === 'running';

  return {
    view: () => view,
    takesBets: (roundId) =>
      view?.phase === 'open' &&
      view.round.roundId === roundId &&
      clock.elapsed() < view.phaseAt + view.phaseMs,
    isUnderWay: (roundId) =>
      view?.round.roundId === roundId && view.phase !== 'waiting' && view.phase !== 'close',
    begin(round, openedAt) {
      view = { round, phase: 'open', phaseAt: openedAt, phaseMs: openMs, isVoid: false };
      landings = createLandings([], { winMax: 0n, lossMax: 0n });
      onPhase();
    },
    board: () => enter('boarding', 0),
    takeOff(bets, limits) {
      landings = createLandings(bets, limits);
      takenOffAt = clock.elapsed();
      enter('running', 0);
    },
    flownMs,
    multiplier,
    advance: () => (isRunning() ? landings.advance(multiplier()) : []),
    press(roundId, id, client, onDue) {
      if (view?.round.roundId !== roundId) return { state: 'unknown' };
      if (view.phase === 'open' || view.phase === 'boarding') return { state: 'not-flying' };
      if (isRunning()) onDue(landings.advance(multiplier()));
      if (isRunning() && !hasCrashed()) return landings.press(id, client, multiplier());
      return tooLate(landings, id, client);
    },
    find: (id, client) => landings.find(id, client),
    hasCrashed,
    nextAt() {
      const due = landings.nextDue();
      const { crash } = presentView().round;
      return due === undefined || due > crash ? crashAt() : takenOffAt + msToReach(due);
    },
    flyAway: () => enter('waiting', waitingMs),
    callOff: () => enter('waiting', waitingMs, { isVoid: true }),
    close: () => enter('close', closeMs),
    clear() {
      view = undefined;
      onPhase();
    },
  };
}

/** The flight is over: a press only gets the result of its bet. */
function tooLate(landings: Landings, id: bigint, client: AccountId): PressAnswer {
  const found = landings.find(id, client);
  if (found === undefined) return { state: 'unknown' };
  return found.landing === undefined ? { state: 'crashed' } : { state: 'already', landing: found.landing };
}
