import { dieAt, firstSeatOf } from '../rules/ludo-dice.ts';
import type { LudoRecordedMove } from '../rules/ludo-record.ts';
import type { LudoHappening, LudoState, LudoStep } from '../rules/ludo-state.ts';
import { beginLudo, moveToken, rollDie, runOutOfTime } from '../rules/play-ludo.ts';
import { type LudoGame, type SeatedPlayer, seedsOf } from './ludo-game.ts';
import type { GameRow, MoveRow, SeatRow } from './ludo-store.ts';

const isOf = (row: GameRow) => (one: { game_number: bigint }) =>
  BigInt(one.game_number) === BigInt(row.number);

/** The game without its play. */
export const readHead = (row: GameRow, seats: readonly SeatRow[]): LudoGame => ({
  number: BigInt(row.number),
  stake: row.stake,
  pricePerPoint: row.price_per_point === null ? null : Number(row.price_per_point),
  isDemo: row.is_demo,
  house: row.house,
  version: row.version,
  stage: row.stage,
  serverSeed: row.server_seed,
  seats: seats.filter(isOf(row)).map(seatOf),
  play: null,
  happened: [],
  moves: [],
  end: row.end_reason === null ? null : { reason: row.end_reason, winner: row.winner },
  riskDay: row.risk_day,
  playedMs: Number(row.played_ms),
});

/** The stored game, replayed to its present state. */
export function rebuildGame(row: GameRow, seats: readonly SeatRow[], moves: readonly MoveRow[]): LudoGame {
  const game = readHead(row, seats);
  const hasBegun = game.seats.length === 2 && game.seats.every(({ seed }) => seed !== '');
  return hasBegun ? playAgain(game, moves.filter(isOf(row))) : game;
}

const seatOf = (row: SeatRow): SeatedPlayer => ({
  seat: row.seat,
  player: row.player,
  name: row.player_name,
  sitRequest: row.sit_request,
  seedHash: row.seed_hash ?? '',
  seed: row.seed ?? '',
  stake: row.stake_state,
  paid: BigInt(row.paid ?? 0n),
});

function playAgain(game: LudoGame, rows: readonly MoveRow[]): LudoGame {
  const toss = dieAt(seedsOf(game), 0);
  const begun = beginLudo(toss, firstSeatOf(toss));
  const happened: LudoHappening[] = [...begun.happened];
  const moves: LudoRecordedMove[] = [];
  let play: LudoState = begun.state;
  for (const [at, row] of rows.entries()) {
    if (row.n !== play.n || row.seat !== play.seat)
      throw new Error(`die ${row.n} was not rolled in its turn`);
    const isTimeUp = game.end?.reason === 'time' && at === rows.length - 1;
    for (const step of stepsOf(play, row, isTimeUp)) {
      happened.push(...step.happened);
      play = step.state;
    }
    const { n, seat, die, token, mover } = row;
    if (mover !== null) moves.push({ n, seat, die, token, by: mover });
  }
  return { ...game, play: { ...play, ...endOf(game, play) }, happened, moves };
}

/** Adds an end that no die caused: a player left, or lost the last life. */
function endOf({ end }: LudoGame, { end: played }: LudoState): Pick<LudoState, 'end'> {
  if (played !== null || end === null) return { end: played };
  return end.reason === 'left' || end.reason === 'lives'
    ? { end: { reason: end.reason, winner: end.winner } }
    : { end: null };
}

function stepsOf(play: LudoState, { die, token, mover }: MoveRow, isTimeUp: boolean): LudoStep[] {
  if (mover === 'clock') return [runOutOfTime(play, die, isTimeUp)];
  const playing = { by: mover ?? 'player', isTimeUp };
  const rolled = rollDie(play, die, playing);
  return token === null ? [rolled] : [rolled, moveToken(rolled.state, token, playing)];
}
