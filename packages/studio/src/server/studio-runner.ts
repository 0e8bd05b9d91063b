import type { Cancel, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createFaultLog, type Logger } from '@maidan/process/log.ts';
import { forgetGames, forgetUnplayedGames } from '../games/ludo/server/ludo-store.ts';
import { forgetCalls, forgetRefusedBets } from './calls-store.ts';
import type { InstantRounds } from './instant-rounds.ts';
import { forgetRefusedRounds, forgetRounds } from './rounds-store.ts';
import { forgetSessions } from './sessions-store.ts';
import type { StudioWallet } from './wallet.ts';

const passEveryMs = 10_000;
const dayMs = 24 * 60 * 60_000;
/** How long a round can be looked up and verified, and is listed among its player's last rounds. */
const roundsKeptMs = 180 * dayMs;
const callsKeptMs = 30 * dayMs;
/** A play that was refused, or never began, costs its player nothing: kept longer, they could fill the disk. */
const unplayedKeptMs = 2 * dayMs;
/** Rows deleted by one statement. */
const stepRows = 500;

export interface StudioRunner {
  /** Resolves when the pass under way, if any, is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Finishes what a stop or an unavailable database left unfinished, and deletes what has expired. */
export function runStudio(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wallet: StudioWallet;
  readonly rounds: InstantRounds;
}): StudioRunner {
  const { db, clock, log, wallet, rounds } = parts;
  const faults = createFaultLog(clock, log, 'the studio');
  let isClosed = false;
  let cancel: Cancel = () => undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function pass(): Promise<void> {
    await rounds.finishLeft();
    await wallet.takeOver();
    wallet.deliver();
    const now = clock.now();
    await forgetSessions(db, now, stepRows);
    await forgetRefusedBets(db, now - unplayedKeptMs, stepRows);
    await forgetRefusedRounds(db, now - unplayedKeptMs, stepRows);
    await forgetUnplayedGames(db, now - unplayedKeptMs, stepRows);
    await forgetCalls(db, now - callsKeptMs, stepRows);
    await forgetRounds(db, now - roundsKeptMs, stepRows);
    await forgetGames(db, now - roundsKeptMs, stepRows);
  }

  function begin(): void {
    underWay = pass()
      .then(faults.succeeded, (error) => faults.failed('finish what was left', error))
      .then(() => {
        if (!isClosed) cancel = clock.after(passEveryMs, begin);
      });
  }

  begin();
  return {
    settled: () => underWay,
    async close() {
      isClosed = true;
      cancel();
      await underWay;
    },
  };
}
