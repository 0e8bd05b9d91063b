import { commitmentTo, keyFromHex } from '@maidan/betting';
import { runToEnd } from '../kit/run-to-end.ts';
import { type Compared, compare } from '../proof/compare.ts';
import { walkBackTo } from '../proof/hash-chain.ts';
import { crashPoint } from './crash-point.ts';
import { flightCommitmentText, flightVersion, parseFlightCommitment } from './flight-rules.ts';

/** All that is needed to check a flight; keys and hashes in hex. */
export interface FlightRecord {
  readonly seed: string;
  /** Shown while bets were open. */
  readonly seedHash: string;
  /** The message of the HMAC that gives the crash. */
  readonly salt: string;
  /** What the house was bound to before the first bet: the hash of the seed, the version and the salt, as one line of text. */
  readonly commitment: string;
  readonly version: number;
  readonly chainEnd: string;
  /** The seed's position in the chain; the end is at 0. */
  readonly position: number;
  /** The crash that players were shown, in hundredths. */
  readonly crash: number;
}

export type FlightCheckKey =
  /** Seed and salt are valid keys in hex. */
  | 'record'
  /** The seed hashes to what was shown while bets were open. */
  | 'seed'
  /** The salt is the one committed to before the first bet, and the hash shown is of that commitment. */
  | 'salt'
  /** Hashed as many times as its position, the seed gives the published end. */
  | 'chain'
  /** This code has the same rules version as the flight. */
  | 'version'
  /** The crash shown is the one that seed and salt give. */
  | 'crash';

export type FlightCheck = Compared<FlightCheckKey>;

export interface FlightVerification {
  readonly isOk: boolean;
  readonly checks: readonly FlightCheck[];
}

/** Yields the number of hashes left, so that a page can show progress. */
export function* verifyFlightInSteps(record: FlightRecord): Generator<number, FlightVerification> {
  const [seed, salt] = [keyFromHex(record.seed), keyFromHex(record.salt)];
  if (seed === undefined || salt === undefined) {
    const shown = seed === undefined ? record.seed : record.salt;
    return { isOk: false, checks: [{ key: 'record', isOk: false, shown, found: '' }] };
  }
  const isLinked = yield* walkBackTo(record.chainEnd, seed, record.position);
  const checks = [
    compare('seed', record.seedHash, commitmentTo(seed)),
    compare('salt', record.commitment, commitmentOf(record)),
    compare('chain', record.chainEnd, isLinked ? record.chainEnd : ''),
    compare('version', String(record.version), String(flightVersion)),
    compare('crash', shownAs(record.crash), shownAs(crashPoint(seed, salt))),
  ];
  return { isOk: checks.every(({ isOk }) => isOk), checks };
}

/** The commitment that binds the house to this seed hash and salt; its version is a check of its own. */
function commitmentOf({ commitment, seedHash, salt }: FlightRecord): string {
  const version = parseFlightCommitment(commitment)?.version;
  return version === undefined ? '' : flightCommitmentText({ seedHash, version, salt });
}

/** All steps at once; a seed far from the end takes a moment. */
export const verifyFlight = (record: FlightRecord): FlightVerification =>
  runToEnd(verifyFlightInSteps(record));

const shownAs = (hundredths: number): string => (hundredths / 100).toFixed(2);
