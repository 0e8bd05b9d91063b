import { commitmentTo } from '@maidan/betting';

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
