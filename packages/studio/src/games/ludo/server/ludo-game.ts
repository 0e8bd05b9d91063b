import { keyFromHex } from '@maidan/betting';
import type { LudoEndReason } from '../../../wire/ludo.ts';
import type { LudoSeeds } from '../rules/ludo-dice.ts';
import type { LudoRecordedMove } from '../rules/ludo-record.ts';
import { type LudoSeat, ludoPaysOf } from '../rules/ludo-rules.ts';
import type { LudoHappening, LudoState } from '../rules/ludo-state.ts';

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
  /** Of its rules: of what it pays and of how the house plays. */
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
  /** The day whose limit a game against the house counts towards; null before its stake is asked for. */
  readonly riskDay: string | null;
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

/** What the winner gets, in hundredths of a point. */
export function prizeOf(game: LudoGame): bigint {
  const { player, house } = ludoPaysOf(game.version);
  return BigInt(game.stake) * BigInt(hasHouse(game) ? house : player);
}

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
  return { serverSeed, ...openSeedsOf(game) };
}

/** What everybody at the table knows of its seeds. */
export function openSeedsOf(game: LudoGame): Omit<LudoSeeds, 'serverSeed'> {
  return { gameId: gameIdOf(game), seedA: playerAt(game, 'A').seed, seedB: playerAt(game, 'B').seed };
}
