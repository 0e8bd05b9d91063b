import type { FlightDefinition } from '@maidan/betting';

/** Document 2, section 9. */
export const flightEntry = { code: 'aviator', eventId: '303031', title: 'Aviator' } as const;

/**
 * Raised whenever the formula, the growth or the ceiling changes: a flight is verified by the rules it was
 * flown by.
 */
export const flightVersion = 1;

export const flightDefinition: FlightDefinition = { shape: 'flight' };

/** A player has two bet cards, and may have no more bets than that on a flight. Document 2, section 3. */
export const flightBetsMost = 2;

/** How long bets are taken, and how long the crash is shown before the next round. */
export const openMs = 5_000;
export const waitingMs = 2_500;
export const closeMs = 500;

/** The limits of an auto cash-out target, in hundredths. */
export const autoLeast = 101;
export const autoMost = 100_000;
