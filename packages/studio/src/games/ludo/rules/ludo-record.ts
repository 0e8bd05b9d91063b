import type { LudoSeat } from './ludo-rules.ts';
import type { LudoEndReason, LudoMover } from './ludo-state.ts';

export interface LudoRecordedMove {
  readonly n: number;
  readonly seat: LudoSeat;
  readonly die: number;
  /** Null when the die was not used to move. */
  readonly token: number | null;
  /** Who moved with the die, or passed. */
  readonly by: LudoMover;
}

export interface LudoRecordedSeat {
  readonly isHouse: boolean;
  /** SHA-256 of the seed's bytes, and the seed itself, both in hex. */
  readonly seedHash: string;
  readonly seed: string;
}

/** Everything needed to replay a finished game; the same as on the wire. */
export interface LudoRecord {
  readonly game: 'ludo';
  readonly version: number;
  readonly gameId: string;
  /** In whole points. */
  readonly stake: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly seats: Readonly<Record<LudoSeat, LudoRecordedSeat>>;
  readonly first: LudoSeat;
  readonly moves: readonly LudoRecordedMove[];
  /** `fault`: an error of ours, after which the stakes were returned. */
  readonly end: { readonly reason: LudoEndReason | 'fault'; readonly winner: LudoSeat | null };
  readonly scores: Readonly<Record<LudoSeat, number>>;
}

export const writeLudoRecord = (record: LudoRecord): string => JSON.stringify(record, null, 2);
