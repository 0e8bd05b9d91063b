import type { Cancel, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { FaultLog, Logger } from '@maidan/process/log.ts';
import { gameIdOf, type LudoGame } from './ludo-game.ts';
import { readGame } from './ludo-store.ts';
import { rebuildGame } from './rebuild-game.ts';
import type { TableWatch } from './table-watch.ts';

/** The present games as stored; the acts of each run one after the other. */
export interface PresentGames {
  get(number: bigint): LudoGame | undefined;
  /** The table the player sits at, or one that ended recently. */
  ofPlayer(player: string): LudoGame | undefined;
  waiting(): readonly LudoGame[];
  /** Runs the work after all earlier work of the same game. Undefined where there is no such game. */
  inTurn<Value>(number: bigint, work: Work<Value>): Promise<Value | undefined>;
  /** Replaces the game by one just stored. */
  put(game: LudoGame): void;
  /** No longer shows a finished game to the player. */
  dismiss(player: string): void;
  /** Sets the game's clock, replacing the one that ran. */
  setClock(number: bigint, delayMs: number, onTime: () => void): void;
  /** Undefined where no clock runs. */
  clockLeftMs(number: bigint): number | undefined;
  playedMs(game: LudoGame): number;
  /** Stops every clock and waits for work under way. */
  close(): Promise<void>;
}

/** How long the result of a game is shown. */
export const shownMs = 300_000;

interface PresentParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly faults: FaultLog;
  readonly watch: TableWatch;
  /** Called when a game was read again, as it may have gone on without its clock. */
  readonly onReadAgain: (known: LudoGame, stored: LudoGame) => void;
}

export function createPresentGames(parts: PresentParts): PresentGames {
  const { db, clock, log, faults, watch } = parts;
  const entries = new Map<bigint, PresentEntry>();
  const byPlayer = new Map<string, bigint>();
  let isClosed = false;

  function dismiss(player: string): void {
    byPlayer.delete(player);
    watch.forget(player);
  }

  function drop(game: LudoGame): void {
    entries.get(game.number)?.stopClock();
    entries.delete(game.number);
    for (const player of playersOf(game)) if (byPlayer.get(player) === game.number) dismiss(player);
  }

  function replace(known: LudoGame, stored: LudoGame): void {
    present.put(stored);
    parts.onReadAgain(known, stored);
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
      return runInTurn(entry, work, { db, log, faults, replace });
    },
    put(game) {
      const known = entries.get(game.number);
      if (known === undefined) entries.set(game.number, newEntry(game, clock.elapsed()));
      else Object.assign(known, { game, resumedAt: clock.elapsed() });
      for (const player of playersOf(game)) {
        byPlayer.set(player, game.number);
        watch.change(player);
      }
      if (game.stage === 'over') present.setClock(game.number, shownMs, () => drop(game));
    },
    dismiss,
    setClock(number, delayMs, onTime) {
      const entry = entries.get(number);
      if (entry === undefined || isClosed) return;
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
      // Work under way may still finish a step, but starts no clock any more.
      isClosed = true;
      for (const { stopClock } of entries.values()) stopClock();
      await Promise.allSettled([...entries.values()].map(({ queue }) => queue));
    },
  };
  return present;
}

const playersOf = ({ seats }: LudoGame): string[] =>
  seats.flatMap(({ player }) => (player === null ? [] : [player]));

type Work<Value> = (game: LudoGame) => Promise<Value>;

/** A game with the state of its acts and its clock. */
interface PresentEntry {
  game: LudoGame;
  /** By the monotonic clock: the time to which `game.playedMs` refers. */
  resumedAt: number;
  queue: Promise<unknown>;
  stopClock: Cancel;
  clockEndsAt: number | undefined;
  /** A step failed halfway, so the stored game may differ from this one. */
  isDoubtful: boolean;
}

const newEntry = (game: LudoGame, resumedAt: number): PresentEntry => ({
  game,
  resumedAt,
  queue: Promise.resolve(),
  stopClock: () => {},
  clockEndsAt: undefined,
  isDoubtful: false,
});

interface TurnParts {
  readonly db: Db;
  readonly log: Logger;
  readonly faults: FaultLog;
  /** Takes the stored game for the one in memory. */
  readonly replace: (known: LudoGame, stored: LudoGame) => void;
}

/** Runs the work after all earlier work of the same game, on the game as stored. */
function runInTurn<Value>(entry: PresentEntry, work: Work<Value>, parts: TurnParts): Promise<Value> {
  const run = async () => {
    const hadFailed = entry.isDoubtful;
    try {
      if (hadFailed) await readAgain(entry, parts);
      const value = await work(entry.game);
      if (hadFailed) parts.faults.succeeded();
      return value;
    } catch (error) {
      entry.isDoubtful = true;
      parts.faults.failed(`carry out an act of game ${gameIdOf(entry.game)}`, error);
      throw error;
    }
  };
  const done = entry.queue.then(run, run);
  entry.queue = done.catch(() => undefined);
  return done;
}

async function readAgain(entry: PresentEntry, { db, log, replace }: TurnParts): Promise<void> {
  const { games, seats, moves } = await readGame(db, entry.game.number);
  const [row] = games;
  if (row === undefined) return;
  try {
    replace(entry.game, rebuildGame(row, seats, moves));
    entry.isDoubtful = false;
  } catch (error) {
    // The last known game is enough to return the stakes.
    log.error({ error, game: gameIdOf(entry.game) }, 'a stored Ludo game cannot be played again');
  }
}
