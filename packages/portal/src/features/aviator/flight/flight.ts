import { multiplierAt } from '@maidan/games/rules';

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
  /** When a state other than running ends, by the page's own clock, and its total length. */
  readonly endsAt: number;
  readonly lengthMs: number;
  /** The crash multiplier; undefined until the crash. */
  readonly crash: number | undefined;
  /** The round was cancelled and every stake returned. */
  readonly isVoid: boolean;
  readonly seedHash: string | undefined;
}

/** The present multiplier in hundredths, computed as the house does. */
export function hundredthsNow({ tookOffAt, crash }: Flight, nowMs: number): number {
  if (crash !== undefined) return Math.round(crash * 100);
  return tookOffAt === undefined ? 100 : multiplierAt(nowMs - tookOffAt);
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
  if (before?.roundId !== next.roundId || before.tookOffAt === undefined || next.tookOffAt === undefined)
    return next;
  return { ...next, tookOffAt: Math.min(before.tookOffAt, next.tookOffAt) };
}

export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}x`;
