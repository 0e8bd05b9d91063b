import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { LudoRecordedMove } from '../rules/ludo-record.ts';
import type { LudoSeat } from '../rules/ludo-rules.ts';
import type { GameEnd, LudoGame, LudoStage, SeatedPlayer, StakeState } from './ludo-game.ts';

export interface GameRow {
  readonly number: bigint;
  readonly version: number;
  readonly stake: number;
  readonly price_per_point: string | null;
  readonly is_demo: boolean;
  readonly house: string;
  readonly stage: LudoStage;
  readonly server_seed: string;
  readonly played_ms: bigint;
  readonly end_reason: GameEnd['reason'] | null;
  readonly winner: LudoSeat | null;
  readonly risk_day: string | null;
}

export interface SeatRow {
  readonly game_number: bigint;
  readonly seat: LudoSeat;
  readonly player: string | null;
  readonly player_name: string;
  readonly sit_request: string;
  readonly seed_hash: string | null;
  readonly seed: string | null;
  readonly stake_state: StakeState;
  readonly paid: bigint | null;
}

export interface MoveRow {
  readonly game_number: bigint;
  readonly n: number;
  readonly seat: LudoSeat;
  readonly die: number;
  readonly token: number | null;
  /** Null while the die is not finished. */
  readonly mover: LudoRecordedMove['by'] | null;
}

export interface GameRows {
  readonly games: readonly GameRow[];
  readonly seats: readonly SeatRow[];
  readonly moves: readonly MoveRow[];
}

const insertGameRow = statement(
  'ludo-game-insert',
  `insert into studio_ludo_game (version, stake, stage, server_seed, created_at, price_per_point, is_demo, house)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning number`,
);

export async function insertGame(
  tx: Queries,
  game: Pick<LudoGame, 'version' | 'stake' | 'pricePerPoint' | 'isDemo' | 'house' | 'stage' | 'serverSeed'>,
  now: number,
): Promise<bigint> {
  const { version, stake, stage, serverSeed, pricePerPoint, isDemo, house } = game;
  const price = pricePerPoint === null ? null : String(pricePerPoint);
  const params = [version, stake, stage, serverSeed, new Date(now), price, isDemo, house];
  const [row] = await tx.query<{ number: bigint }>(insertGameRow, params);
  if (row === undefined) throw new Error('a game was not stored');
  return BigInt(row.number);
}

const insertSeatRow = statement(
  'ludo-seat-insert',
  `insert into studio_ludo_seat
     (game_number, seat, player, player_name, sit_request, seed_hash, seed, stake_state, is_seated)
   values ($1, $2, $3, $4, $5, nullif($6, ''), nullif($7, ''), $8, $9)`,
);

export async function insertSeat(tx: Queries, number: bigint, seat: SeatedPlayer): Promise<void> {
  const { player, name, sitRequest, seedHash, seed, stake } = seat;
  const isSeated = player !== null;
  await tx.query(insertSeatRow, [
    number,
    seat.seat,
    player,
    name,
    sitRequest,
    seedHash,
    seed,
    stake,
    isSeated,
  ]);
}

const updateSeatRow = statement(
  'ludo-seat-update',
  `update studio_ludo_seat set seed_hash = nullif($3, ''), seed = nullif($4, ''), stake_state = $5
   where game_number = $1 and seat = $2`,
);

export async function storeSeat(tx: Queries, number: bigint, changed: SeatedPlayer): Promise<void> {
  const { seat, seedHash, seed, stake } = changed;
  await tx.query(updateSeatRow, [number, seat, seedHash, seed, stake]);
}

const updateStage = statement(
  'ludo-game-stage',
  `update studio_ludo_game set stage = $2, played_ms = $3 where number = $1 and stage <> 'over' returning number`,
);

/** Throws where the game is over. */
export async function storeStage(
  tx: Queries,
  number: bigint,
  stage: LudoStage,
  playedMs: number,
): Promise<void> {
  const rows = await tx.query(updateStage, [number, stage, BigInt(Math.round(playedMs))]);
  if (rows.length !== 1) throw new Error(`game ${number} is over`);
}

const insertMoveRow = statement(
  'ludo-move-insert',
  `insert into studio_ludo_move (game_number, n, seat, die, token, mover) values ($1, $2, $3, $4, $5, $6)
   on conflict (game_number, n) do update set token = excluded.token, mover = excluded.mover
     where studio_ludo_move.mover is null and studio_ludo_move.die = excluded.die and excluded.mover is not null
   returning n`,
);

/** Stores a die as rolled or finished, once each; a finished die never changes. */
export async function storeMove(
  tx: Queries,
  number: bigint,
  move: Omit<MoveRow, 'game_number'>,
): Promise<void> {
  const rows = await tx.query(insertMoveRow, [number, move.n, move.seat, move.die, move.token, move.mover]);
  if (rows.length !== 1) throw new Error(`die ${move.n} of game ${number} is finished`);
}

const endGameRow = statement(
  'ludo-game-end',
  `update studio_ludo_game set stage = 'over', end_reason = $2, winner = $3, played_ms = $4, ended_at = $5
   where number = $1 and stage <> 'over' returning number`,
);

/** Throws where the game is already over, so that it is paid once. */
export async function storeEnd(
  tx: Queries,
  number: bigint,
  { reason, winner }: GameEnd,
  playedMs: number,
  now: number,
): Promise<void> {
  const params = [number, reason, winner, BigInt(Math.round(playedMs)), new Date(now)];
  if ((await tx.query(endGameRow, params)).length !== 1) throw new Error(`game ${number} was over`);
}

const endSeatRow = statement(
  'ludo-seat-end',
  `update studio_ludo_seat set stake_state = $3, paid = $4, is_seated = false where game_number = $1 and seat = $2`,
);

export async function endSeat(
  tx: Queries,
  number: bigint,
  { seat, stake, paid }: SeatedPlayer,
): Promise<void> {
  await tx.query(endSeatRow, [number, seat, stake, paid]);
}

const gameColumns =
  'number, version, stake, price_per_point, is_demo, house, stage, server_seed, played_ms, end_reason, winner, risk_day';
const seatColumns = 'game_number, seat, player, player_name, sit_request, seed_hash, seed, stake_state, paid';
const moveColumns = 'game_number, n, seat, die, token, mover';

const openGames = statement(
  'ludo-games-open',
  `select ${gameColumns} from studio_ludo_game where stage <> 'over' or ended_at > $1 order by number`,
);
const gameByNumber = statement(
  'ludo-game-read',
  `select ${gameColumns} from studio_ludo_game where number = $1`,
);
const seatsOf = statement(
  'ludo-seats-read',
  `select ${seatColumns} from studio_ludo_seat where game_number = any($1::bigint[]) order by game_number, seat`,
);
const movesOf = statement(
  'ludo-moves-read',
  `select ${moveColumns} from studio_ludo_move where game_number = any($1::bigint[]) order by game_number, n`,
);

async function withRest(tx: Queries, games: readonly GameRow[]): Promise<GameRows> {
  const numbers = games.map(({ number }) => BigInt(number));
  if (numbers.length === 0) return { games, seats: [], moves: [] };
  const seats = await tx.query<SeatRow>(seatsOf, [numbers]);
  return { games, seats, moves: await tx.query<MoveRow>(movesOf, [numbers]) };
}

/** Games that are not over, and those that ended after the given time. */
export const readOpenGames = async (tx: Queries, endedAfter: number): Promise<GameRows> =>
  withRest(tx, await tx.query<GameRow>(openGames, [new Date(endedAfter)]));

export const readGame = async (tx: Queries, number: bigint): Promise<GameRows> =>
  withRest(tx, await tx.query<GameRow>(gameByNumber, [number]));

const forgetThose = (name: string, which: string) =>
  statement(
    name,
    `with old as (select number from studio_ludo_game where ended_at < $1 and ${which} order by ended_at limit $2),
       moves as (delete from studio_ludo_move m using old where m.game_number = old.number),
       seats as (delete from studio_ludo_seat s using old where s.game_number = old.number)
     delete from studio_ludo_game g using old where g.number = old.number returning g.number`,
  );
const forget = forgetThose('ludo-games-forget', 'true');
const forgetUnplayed = forgetThose('ludo-games-forget-unplayed', `end_reason = 'not-started'`);

/** Deletes games that ended before the given time, at most this many at once; returns how many. */
export const forgetGames = async (db: Queries, endedBefore: number, most: number): Promise<number> =>
  (await db.query(forget, [new Date(endedBefore), most])).length;

/** Deletes those that never began and ended before the given time. */
export const forgetUnplayedGames = async (db: Queries, endedBefore: number, most: number): Promise<number> =>
  (await db.query(forgetUnplayed, [new Date(endedBefore), most])).length;
