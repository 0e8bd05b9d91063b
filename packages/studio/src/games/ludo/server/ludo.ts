import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createFaultLog, type Logger } from '@maidan/process/log.ts';
import type {
  LudoCommitRequest,
  LudoMoveRequest,
  LudoRecord,
  LudoRevealRequest,
  LudoRollRequest,
  LudoSitRequest,
  LudoView,
} from '../../../wire/ludo.ts';
import { dieAt, firstSeatOf, hashOfLudoSeed } from '../rules/ludo-dice.ts';
import { beginLudo } from '../rules/play-ludo.ts';
import { commitStake } from './commit-stake.ts';
import { endGame } from './end-game.ts';
import { createHousePlayer, type HousePlayer } from './house/house-player.ts';
import {
  gameIdOf,
  type LudoGame,
  numberOfGameId,
  type SeatedPlayer,
  seatOfPlayer,
  seedsOf,
  withSeat,
} from './ludo-game.ts';
import { type GameRow, type GameRows, readGame, readOpenGames, storeSeat, storeStage } from './ludo-store.ts';
import { leaveNow, moveNow, rollNow } from './play-acts.ts';
import { createPresentGames, shownMs } from './present-games.ts';
import { readHead, rebuildGame } from './rebuild-game.ts';
import { recordOfGame } from './record-of-game.ts';
import { createLobby } from './sit-down.ts';
import { createTableClock } from './table-clock.ts';
import { type LudoWallet, noTable, type Refused, refuse, type TableParts } from './table-parts.ts';
import { createTableWatch } from './table-watch.ts';
import { viewOf } from './view-wire.ts';

/** The player who makes a call. */
export interface LudoPlayer {
  readonly player: string;
  readonly playerName: string;
  readonly walletSession: string;
  /** The wallet's price of a point, in coins. */
  readonly pricePerPoint: number;
  /** Plays with demo coins. */
  readonly isDemo: boolean;
  /** Who pays the player's wins. */
  readonly house: string;
}

export interface LudoParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wallet: LudoWallet;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The most the house of that name may lose at Ludo to its players in a day, in hundredths of a coin. */
  readonly lossMaxOf: (house: string) => bigint;
  /** A thread of its own, where absent. */
  readonly housePlayer?: HousePlayer;
}

/** Ludo tables: sitting down, the acts of a game, and what a player sees. Acts return a refusal, or undefined. */
export interface Ludo {
  sit(player: LudoPlayer, request: LudoSitRequest): Promise<Refused>;
  commit(player: LudoPlayer, request: LudoCommitRequest): Promise<Refused>;
  reveal(player: LudoPlayer, request: LudoRevealRequest): Promise<Refused>;
  roll(player: LudoPlayer, request: LudoRollRequest): Promise<Refused>;
  move(player: LudoPlayer, request: LudoMoveRequest): Promise<Refused>;
  leave(player: LudoPlayer, request: { readonly gameId: string }): Promise<Refused>;
  cancel(player: LudoPlayer, request: { readonly gameId: string }): Promise<Refused>;
  view(player: LudoPlayer): LudoView;
  /** Resolves when the view differs from that version, or after 20 seconds. */
  wait(player: LudoPlayer, version: number): { readonly changed: Promise<void>; readonly cancel: () => void };
  /** The record of a finished game; undefined where there is none, or it cannot be played again. */
  record(gameId: string): Promise<LudoRecord | undefined>;
  /** Resumes the games that a stopped server left. */
  start(): Promise<void>;
  /** Answers all waiting requests. */
  release(): void;
  close(): Promise<void>;
}

export function openLudo(given: LudoParts): Ludo {
  const watch = createTableWatch(given.clock);
  const faults = createFaultLog(given.clock, given.log, 'Ludo');
  const tableClock = createTableClock(() => parts);
  const present = createPresentGames({ ...given, faults, watch, onReadAgain: tableClock.goOn });
  const { housePlayer = createHousePlayer(given.log) } = given;
  const parts: TableParts = {
    ...given,
    housePlayer,
    watch,
    present,
    asking: new Set(),
    startClock: tableClock.start,
  };
  const lobby = createLobby(parts);

  const at = (gameId: string, act: (number: bigint) => Promise<Refused>): Promise<Refused> => {
    const number = numberOfGameId(gameId);
    return number === undefined ? Promise.resolve(noTable) : act(number);
  };

  async function cancel(player: string, number: bigint): Promise<Refused> {
    if (await lobby.stopWaiting(player, number)) return undefined;
    const game: LudoGame | undefined = present.get(number);
    if (game === undefined) return noTable;
    return refuse('stage', 'Somebody has sat down: leave the table instead');
  }

  return {
    sit(player, request) {
      watch.seen(player.player);
      return lobby.sit(player, request);
    },
    commit: (player, request) => at(request.gameId, (number) => commitStake(parts, number, player, request)),
    reveal: ({ player }, request) =>
      at(request.gameId, (number) => revealSeed(parts, number, player, request)),
    roll: ({ player }, request) => at(request.gameId, (number) => rollNow(parts, number, player, request)),
    move: ({ player }, request) => at(request.gameId, (number) => moveNow(parts, number, player, request)),
    leave: ({ player }, { gameId }) =>
      at(gameId, async (number) => {
        if (await lobby.stopWaiting(player, number)) return undefined;
        return leaveNow(parts, number, player);
      }),
    cancel: ({ player }, { gameId }) => at(gameId, (number) => cancel(player, number)),
    view: ({ player }) => viewOf(parts, player),
    wait: ({ player }, version) => watch.wait(player, version),
    async record(gameId) {
      const number = numberOfGameId(gameId);
      if (number === undefined) return undefined;
      const rows = await given.db.snapshot((tx) => readGame(tx, number));
      const [row] = rows.games;
      const game = row?.stage === 'over' ? rebuiltOrNot(given, row, rows) : undefined;
      return game === undefined ? undefined : recordOfGame(game);
    },
    start: () => takeOverGames(parts),
    release: watch.releaseAll,
    async close() {
      watch.releaseAll();
      await lobby.settled();
      await present.close();
      await housePlayer.close();
    },
  };
}

/** Resumes every stored game: each clock restarts in full, and the time the server was down does not count. */
async function takeOverGames(parts: TableParts): Promise<void> {
  const { db, clock, present, watch, startClock } = parts;
  const rows = await readOpenGames(db, clock.now() - shownMs);
  for (const row of rows.games) {
    const game = rebuiltOrNot(parts, row, rows);
    const known = game ?? readHead(row, rows.seats);
    present.put(known);
    for (const { player } of known.seats) if (player !== null) watch.seen(player);
    if (known.stage === 'over') continue;
    if (game === undefined) await endGame(parts, known, { reason: 'fault', winner: null });
    // It is not known whether the wallet took these stakes, so they are returned.
    else if (known.stage === 'committing')
      await endGame(parts, known, { reason: 'not-started', winner: null });
    else startClock(known);
  }
}

/** Undefined where the stored game cannot be rebuilt. */
function rebuiltOrNot(
  { log }: Pick<TableParts, 'log'>,
  row: GameRow,
  { seats, moves }: GameRows,
): LudoGame | undefined {
  try {
    return rebuildGame(row, seats, moves);
  } catch (error) {
    log.error(
      { error, game: gameIdOf({ number: BigInt(row.number) }) },
      'a stored Ludo game cannot be played again',
    );
    return undefined;
  }
}

/** Takes the seed behind the hash. With both seeds the toss is known and the game begins. */
async function revealSeed(
  parts: TableParts,
  number: bigint,
  player: string,
  { seed }: LudoRevealRequest,
): Promise<Refused> {
  const done = await parts.present.inTurn(number, (game) =>
    takeSeed(parts, game, player, seed).then((refused) => ({ refused })),
  );
  return done === undefined ? noTable : done.refused;
}

async function takeSeed(parts: TableParts, game: LudoGame, player: string, seed: string): Promise<Refused> {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) return noTable;
  if (seat.seed !== '' && seat.seed === seed) return undefined;
  if (game.stage !== 'revealing') return refuse('stage', 'Seeds are not asked for now');
  if (hashOfLudoSeed(seed) !== seat.seedHash)
    return refuse('wrong-seed', 'The seed does not give the hash sent before');
  const revealed: SeatedPlayer = { ...seat, seed };
  const known = withSeat(game, revealed);
  const isBegun = known.seats.every((one) => one.seed !== '');
  await parts.db.transaction(async (tx) => {
    await storeSeat(tx, game.number, revealed);
    if (isBegun) await storeStage(tx, game.number, 'playing', 0);
  });
  const next = isBegun ? begun(known) : known;
  parts.present.put(next);
  if (isBegun) parts.startClock(next);
  return undefined;
}

function begun(game: LudoGame): LudoGame {
  const toss = dieAt(seedsOf(game), 0);
  const { state, happened } = beginLudo(toss, firstSeatOf(toss));
  return { ...game, stage: 'playing', play: state, happened, playedMs: 0 };
}
