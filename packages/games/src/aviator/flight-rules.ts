import type { FlightDefinition } from '@maidan/betting';

/** Document 2, section 9. */
export const flightEntry = { code: 'aviator', eventId: '303031', title: 'Aviator' } as const;

/** Raised whenever the formula, the growth or the ceiling changes, for a flight is verified by the rules it was flown by. */
export const flightVersion = 1;

export const flightDefinition: FlightDefinition = { shape: 'flight' };

/** A player has two bet cards: of one flight no more bets than that. Document 2, section 3. */
export const flightBetsMost = 2;

/** How long bets are taken, and how long the crash is shown before the next round. */
export const openMs = 5_000;
export const waitingMs = 2_500;
export const closeMs = 500;

/** Of a target the server holds, in hundredths. */
export const autoLeast = 101;
export const autoMost = 100_000;
