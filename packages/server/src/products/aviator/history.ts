import { keyToHex } from '@maidan/betting';
import { flightEntry, parseFlightCommitment } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import type { FlightRound, FlightRounds } from './flight-rounds.ts';
import { type FlownRow, findFlown, lastFlown } from './history-store.ts';

/** Document 2, section 9. */
const historyMost = 30;

/** A finished flight, with all that is needed to verify it. */
export interface Flown {
  readonly roundId: string;
  /** In hundredths, as the seed says. */
  readonly crash: number;
  readonly isVoid: boolean;
  readonly at: number;
  readonly seed: string;
  readonly seedHash: string;
  /** That gave the crash. */
  readonly salt: string;
  /** As it was stored before the first bet. */
  readonly commitment: string;
  readonly version: number;
  readonly chainEnd: string;
  readonly position: number;
}

export interface History {
  /** Newest first. */
  last(): readonly Flown[];
  load(): Promise<void>;
  record(round: FlightRound, end: { readonly isVoid: boolean; readonly at: number }): void;
  /** Reads again the results of these flights after a change by hand; flights that are not shown are ignored. */
  reread(roundIds: readonly string[]): Promise<void>;
  /** Finds any finished flight. */
  find(roundId: string): Promise<Flown | undefined>;
}

export function createHistory(db: Db, rounds: FlightRounds): History {
  let flights: readonly Flown[] = [];
  let rereading: Promise<void> = Promise.resolve();

  /** A crash corrected by an operator is shown as corrected. */
  async function flownOf(row: FlownRow): Promise<Flown> {
    const round = await rounds.of(row.number);
    const { commitment } = row;
    const flown = withProof({ ...round, commitment }, { isVoid: row.is_void, at: row.declared_at });
    return { ...flown, crash: row.crash ?? flown.crash };
  }

  async function rereadNow(roundIds: readonly string[]): Promise<void> {
    for (const { roundId } of flights.filter((flown) => roundIds.includes(flown.roundId))) {
      const row = await findFlown(db, flightEntry.code, roundId);
      const now = row && (await flownOf(row));
      if (now !== undefined) flights = flights.map((flown) => (flown.roundId === roundId ? now : flown));
    }
  }

  return {
    last: () => flights,
    async load() {
      const rows = await lastFlown(db, flightEntry.code, historyMost);
      flights = await Promise.all(rows.map(flownOf));
    },
    record(round, end) {
      const before = flights.filter(({ roundId }) => roundId !== round.roundId);
      flights = [withProof(round, end), ...before].slice(0, historyMost);
    },
    reread(roundIds) {
      // One after the other, so that an older read never replaces a newer one.
      const turn = rereading.then(() => rereadNow(roundIds));
      rereading = turn.catch(() => undefined);
      return turn;
    },
    async find(roundId) {
      const known = flights.find((flown) => flown.roundId === roundId);
      if (known !== undefined) return known;
      const row = await db.snapshot((tx) => findFlown(tx, flightEntry.code, roundId));
      return row && flownOf(row);
    },
  };
}

function withProof(round: FlightRound, end: Pick<Flown, 'isVoid' | 'at'>): Flown {
  const { roundId, crash, seed, salt, commitment } = round;
  const { seedHash = '', version = 0 } = parseFlightCommitment(commitment) ?? {};
  const { chainEnd, position } = seed;
  const bound = { seed: keyToHex(seed.seed), seedHash, salt, commitment, version };
  return { roundId, crash, ...end, ...bound, chainEnd, position };
}
