import type { Cancel } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { FaultLog, Logger } from '@maidan/process/log.ts';
import { gameIdOf, type LudoGame } from './ludo-game.ts';
import { readGame } from './ludo-store.ts';
import { rebuildGame } from './rebuild-game.ts';

export type Work<Value> = (game: LudoGame) => Promise<Value>;

/** A game with the state of its acts and its clock. */
export interface PresentEntry {
  game: LudoGame;
  /** By the monotonic clock: the time to which `game.playedMs` refers. */
  resumedAt: number;
  queue: Promise<unknown>;
  stopClock: Cancel;
  clockEndsAt: number | undefined;
  /** A step failed halfway, so the stored game may differ from this one. */
  isDoubtful: boolean;
}

export const newEntry = (game: LudoGame, resumedAt: number): PresentEntry => ({
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
export function runInTurn<Value>(entry: PresentEntry, work: Work<Value>, parts: TurnParts): Promise<Value> {
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
