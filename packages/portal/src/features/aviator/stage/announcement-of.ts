import type { AviatorTexts } from '../../../i18n/aviator/en.ts';
import { type Flight, formatMultiplier } from '../flight/flight.ts';

/** Said once in each state that matters to a bet; the number on the way is not. */
export function announcementOf(
  flight: Flight | undefined,
  texts: Pick<AviatorTexts['stage'], 'open' | 'void' | 'flewAwayAt'>,
): string | undefined {
  if (flight?.status === 'open') return texts.open;
  if (flight?.status !== 'waiting') return undefined;
  // Of a flight that was called off no crash is said.
  if (flight.isVoid) return texts.void;
  return flight.crash === undefined
    ? undefined
    : texts.flewAwayAt(formatMultiplier(Math.round(flight.crash * 100)));
}
