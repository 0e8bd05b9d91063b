import type { Cancel, Clock } from '@maidan/betting';
import type { Db } from '../../db/db.ts';
import type { Logger } from '../../log.ts';
import { gameIdOf, type LudoGame } from './ludo-game.ts';
import { readGame } from './ludo-store.ts';
import { rebuildGame } from './rebuild-game.ts';
import type { TableWatch } from './table-watch.ts';

export type Work<Value> = (game: LudoGame) => Promise<Value>;

/** The games that are played, as they are stored; each does one thing after the other. */
export interface PresentGames {
  get(number: bigint): LudoGame | undefined;
  /** The table the player sits at, or one that ended a moment ago. */
  ofPlayer(player: string): LudoGame | undefined;
  waiting(): readonly LudoGame[];
  /** Runs when everything before it in the same game is done. Undefined where there is no such game. */
  inTurn<Value>(number: bigint, work: Work<Value>): Promise<Value | undefined>;
  /** Shows what has been stored. */
  put(game: LudoGame): void;
  /** The game that is over is no longer shown to the player. */
  dismiss(player: string): void;
  /** The game's clock: replaces the one that ran. */
  setClock(number: bigint, delayMs: number, onTime: () => void): void;
  /** Undefined where no clock runs. */
  clockLeftMs(number: bigint): number | undefined;
  playedMs(game: LudoGame): number;
  /** Stops every clock and waits for what is under way. */
  close(): Promise<void>;
}

/** How long the result of a game is shown. */
export const shownMs = 300_000;

interface Entry {
  game: LudoGame;
  /** By the monotonic clock, when `game.playedMs` was right. */
  resumedAt: number;
  queue: Promise<unknown>;
  stopClock: Cancel;
  clockEndsAt: number | undefined;
  /** What is stored may be another: something failed half way. */
  isDoubtful: boolean;
}

export function createPresentGames(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly watch: TableWatch;
}): PresentGames {
  const { db, clock, log, watch } = parts;
  const entries = new Map<bigint, Entry>();
  const byPlayer = new Map<string, bigint>();

  async function readAgain(entry: Entry): Promise<void> {
    const { games, seats, moves } = await readGame(db, entry.game.number);
    const [row] = games;
    if (row === undefined) return;
    try {
      entry.game = rebuildGame(row, seats, moves);
      entry.isDoubtful = false;
    } catch (error) {
      // What was known of it before is enough to return the stakes.
      log.error({ error, game: gameIdOf(entry.game) }, 'a stored Ludo game cannot be played again');
    }
  }

  function playersOf({ seats }: LudoGame): string[] {
    return seats.flatMap(({ player }) => (player === null ? [] : [player]));
  }

  function dismiss(player: string): void {
    byPlayer.delete(player);
    watch.forget(player);
  }

  function drop(game: LudoGame): void {
    entries.get(game.number)?.stopClock();
    entries.delete(game.number);
    for (const player of playersOf(game)) if (byPlayer.get(player) === game.number) dismiss(player);
  }

  const present: PresentGames = {
    get: (number) => entries.get(number)?.game,
    ofPlayer(player) {
      const number = byPlayer.get(player);
      return number === undefined ? undefined : entries.get(number)?.game;
    },
    waiting: () => [...entries.values()].map(({ game }) => game).filter(({ stage }) => stage === 'waiting'),
    inTurn(number, work) {
      const entry = entries.get(number);
      if (entry === undefined) return Promise.resolve(undefined);
      const run = async () => {
        try {
          if (entry.isDoubtful) await readAgain(entry);
          return await work(entry.game);
        } catch (error) {
          entry.isDoubtful = true;
          log.error({ error, game: gameIdOf(entry.game) }, 'an act at a Ludo table failed');
          throw error;
        }
      };
      const done = entry.queue.then(run, run);
      entry.queue = done.catch(() => undefined);
      return done;
    },
    put(game) {
      const known = entries.get(game.number);
      if (known === undefined) {
        const entry: Entry = {
          game,
          resumedAt: clock.elapsed(),
          queue: Promise.resolve(),
          stopClock: () => {},
          clockEndsAt: undefined,
          isDoubtful: false,
        };
        entries.set(game.number, entry);
      } else {
        known.game = game;
        known.resumedAt = clock.elapsed();
      }
      for (const player of playersOf(game)) {
        byPlayer.set(player, game.number);
        watch.change(player);
      }
      if (game.stage === 'over') present.setClock(game.number, shownMs, () => drop(game));
    },
    dismiss,
    setClock(number, delayMs, onTime) {
      const entry = entries.get(number);
      if (entry === undefined) return;
      entry.stopClock();
      entry.clockEndsAt = clock.elapsed() + delayMs;
      entry.stopClock = clock.after(delayMs, onTime);
    },
    clockLeftMs(number) {
      const endsAt = entries.get(number)?.clockEndsAt;
      return endsAt === undefined ? undefined : Math.max(0, endsAt - clock.elapsed());
    },
    playedMs(game) {
      const entry = entries.get(game.number);
      if (game.stage !== 'playing' || entry === undefined) return game.playedMs;
      return game.playedMs + clock.elapsed() - entry.resumedAt;
    },
    async close() {
      for (const { stopClock } of entries.values()) stopClock();
      await Promise.allSettled([...entries.values()].map(({ queue }) => queue));
    },
  };
  return present;
}
