import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { FaultLog, Logger } from '@maidan/process/log.ts';
import { newEntry, type PresentEntry, runInTurn, type Work } from './game-turns.ts';
import type { LudoGame } from './ludo-game.ts';
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
