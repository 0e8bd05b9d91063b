import { msToReach, multiplierAt } from '@maidan/games/rules';

export type FlightStatus = 'open' | 'running' | 'waiting' | 'close';

/**
 * The present round. It changes only with its state; the multiplier in between is computed from the take-off
 * time.
 */
export interface Flight {
  readonly status: FlightStatus;
  /** Empty in an operator's pause between rounds. */
  readonly roundId: string;
  /** Whether a bet on this round would still be in time. */
  readonly takesBets: boolean;
  /** When it took off, by the page's own clock; undefined unless it is running. */
  readonly tookOffAt: number | undefined;
  /** Of the house's curve. */
  readonly growthPerMs: number;
  /**
   * From a house that does not send its curve: the multiplier of its last message, in hundredths. Between messages it
   * does not rise, since how fast it rises is not known.
   */
  readonly lastSent: number | undefined;
  /** When a state other than running ends, by the page's own clock, and its total length. */
  readonly endsAt: number;
  readonly lengthMs: number;
  /** The crash multiplier; undefined until the crash. */
  readonly crash: number | undefined;
  /** The round was cancelled and every stake returned. */
  readonly isVoid: boolean;
  readonly seedHash: string | undefined;
  /** Of the commitment; undefined from a house that shows none. */
  readonly salt: string | undefined;
}

/** The present multiplier in hundredths, computed as the house does. */
export function hundredthsNow(flight: Flight, nowMs: number): number {
  const { tookOffAt, crash, lastSent, growthPerMs } = flight;
  if (crash !== undefined) return Math.round(crash * 100);
  if (lastSent !== undefined) return lastSent;
  return tookOffAt === undefined ? 100 : multiplierAt(nowMs - tookOffAt, growthPerMs);
}

/** When it reaches a multiplier in hundredths, by the page's own clock; infinity if that is not known. */
export function reachesAt({ tookOffAt, lastSent, growthPerMs }: Flight, hundredths: number): number {
  const isKnown = tookOffAt !== undefined && lastSent === undefined;
  return isKnown ? tookOffAt + msToReach(hundredths, growthPerMs) : Number.POSITIVE_INFINITY;
}

/** For a state other than running: 1 when it begins, 0 when it ends. */
export function shareLeft({ endsAt, lengthMs }: Flight, nowMs: number): number {
  return lengthMs <= 0 ? 0 : Math.min(1, Math.max(0, (endsAt - nowMs) / lengthMs));
}

/**
 * Merges a message about the flight already shown. Each message arrives with some delay, so the earliest
 * take-off time is the most accurate.
 */
export function mergeFlight(before: Flight | undefined, next: Flight): Flight {
  if (before?.roundId !== next.roundId || next.lastSent !== undefined) return next;
  if (before.tookOffAt === undefined || next.tookOffAt === undefined) return next;
  return { ...next, tookOffAt: Math.min(before.tookOffAt, next.tookOffAt) };
}

export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}x`;
