import { type Flight, formatMultiplier } from '../flight/flight.ts';
import type { AviatorTexts } from '../texts/en.ts';

/** Announced once per state that matters to a bet; the rising multiplier is not announced. */
export function announcementOf(
  flight: Flight | undefined,
  texts: Pick<AviatorTexts['stage'], 'open' | 'void' | 'flewAwayAt'>,
): string | undefined {
  if (flight?.status === 'open') return texts.open;
  if (flight?.status !== 'waiting') return undefined;
  // A cancelled flight has no crash to announce.
  if (flight.isVoid) return texts.void;
  return flight.crash === undefined
    ? undefined
    : texts.flewAwayAt(formatMultiplier(Math.round(flight.crash * 100)));
}
