import { multiplierAt } from '@maidan/games/rules';

export type FlightStatus = 'open' | 'running' | 'waiting' | 'close';

/** The round on the stage. It changes when a state begins; what rises in between is computed from the start. */
export interface Flight {
  readonly status: FlightStatus;
  /** Empty between rounds that an operator keeps apart. */
  readonly roundId: string;
  /** Whether a bet of this round would still be in time. */
  readonly takesBets: boolean;
  /** When it took off, by the page's own clock; undefined while it is not running. */
  readonly tookOffAt: number | undefined;
  /** When a state that is not running ends, by the page's own clock, and how long it is in all. */
  readonly endsAt: number;
  readonly lengthMs: number;
  /** Where it flew away; undefined while it has not. */
  readonly crash: number | undefined;
  /** Called off, every stake returned. */
  readonly isVoid: boolean;
  readonly seedHash: string | undefined;
}

/** In hundredths, as the house counts it. */
export function hundredthsNow({ tookOffAt, crash }: Flight, nowMs: number): number {
  if (crash !== undefined) return Math.round(crash * 100);
  return tookOffAt === undefined ? 100 : multiplierAt(nowMs - tookOffAt);
}

/** Of a state that is not running: 1 when it begins, 0 when it ends. */
export function shareLeft({ endsAt, lengthMs }: Flight, nowMs: number): number {
  return lengthMs <= 0 ? 0 : Math.min(1, Math.max(0, (endsAt - nowMs) / lengthMs));
}

/**
 * What the house says of a flight that is already shown. Each message was a little late: the start that lies furthest back is
 * the nearest to the truth.
 */
export function mergeFlight(before: Flight | undefined, next: Flight): Flight {
  if (before?.roundId !== next.roundId || before.tookOffAt === undefined || next.tookOffAt === undefined)
    return next;
  return { ...next, tookOffAt: Math.min(before.tookOffAt, next.tookOffAt) };
}

export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}x`;
