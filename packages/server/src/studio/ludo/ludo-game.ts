import { keyFromHex } from '@maidan/betting';
import type { LudoEndReason } from '@maidan/contract';
import type { LudoHappening, LudoRecordedMove, LudoSeat, LudoSeeds, LudoState } from '@maidan/games/rules';

export type LudoStage = 'waiting' | 'committing' | 'revealing' | 'playing' | 'over';
export type StakeState = 'none' | 'asked' | 'locked' | 'returned';

export interface SeatedPlayer {
  readonly seat: LudoSeat;
  /** Null is the house. */
  readonly player: string | null;
  readonly name: string;
  readonly sitRequest: string;
  /** In hex; '' until committed to, and until revealed. */
  readonly seedHash: string;
  readonly seed: string;
  readonly stake: StakeState;
  /** In hundredths of a point, the stake included; 0 until over. */
  readonly paid: bigint;
}

/** A table with its game, as it is stored. */
export interface LudoGame {
  readonly number: bigint;
  /** Whole points. */
  readonly stake: number;
  /** In coins, the same for both players; null in games stored before this was recorded. */
  readonly pricePerPoint: number | null;
  /** Its players play with demo coins. */
  readonly isDemo: boolean;
  /** Who pays its players' wins. */
  readonly house: string;
  readonly version: number;
  readonly stage: LudoStage;
  /** In hex. */
  readonly serverSeed: string;
  /** Seat A first; alone while waiting. */
  readonly seats: readonly SeatedPlayer[];
  /** Null until both seeds are revealed. */
  readonly play: LudoState | null;
  readonly happened: readonly LudoHappening[];
  /** Finished dice with their moves. */
  readonly moves: readonly LudoRecordedMove[];
  readonly end: GameEnd | null;
  /** Playing time when the game was last stored. */
  readonly playedMs: number;
}

export interface GameEnd {
  readonly reason: LudoEndReason;
  readonly winner: LudoSeat | null;
}

const idDigits = 6;

export const gameIdOf = ({ number }: Pick<LudoGame, 'number'>): string =>
  `L600113-${String(number).padStart(idDigits, '0')}`;

/** Undefined for an id that no game has. */
export function numberOfGameId(id: string): bigint | undefined {
  const digits = /^L600113-(\d{6,12})$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return gameIdOf({ number }) === id ? number : undefined;
}

export const seatOfPlayer = (game: LudoGame, player: string): SeatedPlayer | undefined =>
  game.seats.find((seat) => seat.player === player);

export const isHouse = ({ player }: SeatedPlayer): boolean => player === null;

export const hasHouse = ({ seats }: LudoGame): boolean => seats.some(isHouse);

export const playerAt = ({ seats }: LudoGame, seat: LudoSeat): SeatedPlayer => {
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`nobody sits at ${seat}`);
  return found;
};

export const withSeat = (game: LudoGame, changed: SeatedPlayer): LudoGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.seat === changed.seat ? changed : seat)),
});

export function seedsOf(game: LudoGame): LudoSeeds {
  const serverSeed = keyFromHex(game.serverSeed);
  if (serverSeed === undefined) throw new Error(`game ${gameIdOf(game)} has no server seed`);
  return {
    gameId: gameIdOf(game),
    serverSeed,
    seedA: playerAt(game, 'A').seed,
    seedB: playerAt(game, 'B').seed,
  };
}
