import type { LudoSeat } from './ludo-rules.ts';
import type { LudoEndReason, LudoMover } from './ludo-state.ts';

export interface LudoRecordedMove {
  readonly n: number;
  readonly seat: LudoSeat;
  readonly die: number;
  /** Null where the die was not moved. */
  readonly token: number | null;
  /** Who finished the die. */
  readonly by: LudoMover;
}

export interface LudoRecordedSeat {
  readonly isHouse: boolean;
  /** In hex: SHA-256 of the seed's bytes, and the seed. */
  readonly seedHash: string;
  readonly seed: string;
}

/** All it takes to play a finished game again; the same as the wire's. */
export interface LudoRecord {
  readonly game: 'ludo';
  readonly version: number;
  readonly gameId: string;
  /** Whole points. */
  readonly stake: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly seats: Readonly<Record<LudoSeat, LudoRecordedSeat>>;
  readonly first: LudoSeat;
  readonly moves: readonly LudoRecordedMove[];
  /** `fault`: ours, and the stakes were returned. */
  readonly end: { readonly reason: LudoEndReason | 'fault'; readonly winner: LudoSeat | null };
  readonly scores: Readonly<Record<LudoSeat, number>>;
}

export const writeLudoRecord = (record: LudoRecord): string => JSON.stringify(record, null, 2);
