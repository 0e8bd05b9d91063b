import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import { createFaultLog } from '@maidan/process/log.ts';
import type {
  LudoCommitRequest,
  LudoMoveRequest,
  LudoRecord,
  LudoRevealRequest,
  LudoRollRequest,
  LudoSitRequest,
  LudoView,
} from '../../../wire/ludo.ts';
import { commitStake } from './commit-stake.ts';
import { createHousePlayer, type HousePlayer } from './house/house-player.ts';
import { type LudoGame, numberOfGameId } from './ludo-game.ts';
import { readGame } from './ludo-store.ts';
import { leaveNow, moveNow, rollNow } from './play-acts.ts';
import { createPresentGames } from './present-games.ts';
import { recordOfGame } from './record-of-game.ts';
import { revealSeed } from './reveal-seed.ts';
import { createLobby } from './sit-down.ts';
import { createTableClock } from './table-clock.ts';
import { type LudoWallet, noTable, type Refused, refuse, type TableParts } from './table-parts.ts';
import { createTableWatch } from './table-watch.ts';
import { rebuiltOrNot, takeOverGames } from './take-over.ts';
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
