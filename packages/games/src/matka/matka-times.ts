import type { MatkaEntry } from './matka-markets.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** +05:30 */
const offsetMs = 330 * minuteMs;

/** From the shutting of bets to the draw. */
export const drawDelayMinutes = 5;
/** A draw that is later than this is cancelled, and the stakes are returned. */
export const drawLateMinutes = 30;

export interface DrawTimes {
  /** Bets decided at this moment or later are refused. */
  readonly betsUntil: number;
  readonly drawAt: number;
}

export interface MatkaTimes {
  readonly open: DrawTimes;
  readonly close: DrawTimes;
}

/** YYYY-MM-DD at +05:30. */
export const matkaDayAt = (now: number): string => new Date(now + offsetMs).toISOString().slice(0, 10);

/** The day this many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export function matkaTimes(
  { openMinute, closeMinute }: Pick<MatkaEntry, 'openMinute' | 'closeMinute'>,
  day: string,
): MatkaTimes {
  const midnight = Date.parse(`${day}T00:00:00Z`) - offsetMs;
  const timesAt = (minute: number): DrawTimes => ({
    betsUntil: midnight + minute * minuteMs,
    drawAt: midnight + (minute + drawDelayMinutes) * minuteMs,
  });
  return { open: timesAt(openMinute), close: timesAt(closeMinute) };
}

/** As HH:mm. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
