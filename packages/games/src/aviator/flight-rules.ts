import { commitmentTo, type FlightDefinition } from '@maidan/betting';

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

/** What is committed to before the first bet on a flight. */
export interface FlightCommitment {
  /** SHA-256 of the flight's seed, in hex: the seed of the flight before it. */
  readonly seedHash: string;
  readonly version: number;
  /** In hex. Public from the start. */
  readonly salt: string;
}

/** The commitment as one line of text, as it is stored. */
export const flightCommitmentText = ({ seedHash, version, salt }: FlightCommitment): string =>
  `${seedHash}.v${version}.${salt}`;

export const commitToFlight = (seed: Uint8Array, version: number, salt: string): string =>
  flightCommitmentText({ seedHash: commitmentTo(seed), version, salt });

/** Undefined for anything that `flightCommitmentText` did not write. */
export function parseFlightCommitment(text: string): FlightCommitment | undefined {
  const parts = /^([0-9a-f]{64})\.v(\d{1,9})\.([0-9a-f]{64})$/.exec(text);
  if (!parts) return undefined;
  const [, seedHash = '', version = '', salt = ''] = parts;
  return { seedHash, version: Number(version), salt };
}
