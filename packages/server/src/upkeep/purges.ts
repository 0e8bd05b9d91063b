import type { Clock } from '@maidan/betting';
import { sessionIdleMs } from '../account/known-sessions.ts';
import type { Queries } from '../db/db.ts';
import { deleteRefusals, deleteSessions, deleteUnusedMarkets, type MarketPlace } from './store.ts';

/** Deletes expired rows, a few at each step. */
export interface Purge {
  readonly name: string;
  /** Returns whether there may be more. */
  step(): Promise<boolean>;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A refused request that is repeated gets the same answer for this long; afterwards it is decided again. */
const refusalKeptMs = 48 * hourMs;
/** A settled market or round on which nobody ever bet can be looked up for this long. */
const unusedMarketKeptMs = 30 * dayMs;

/** Rows of one statement, few enough not to delay bets noticeably. */
const stepRows = 1_000;

const firstPlace: MarketPlace = { created_at: 0, id: '' };

export function createPurges({
  db,
  clock,
  sessionDays,
  rows = stepRows,
}: {
  readonly db: Queries;
  readonly clock: Clock;
  /** A session ends this long after it began, however much it is used. */
  readonly sessionDays: number;
  readonly rows?: number | undefined;
}): readonly Purge[] {
  // Markets with bets are kept: the scan continues from its place, so that it does not visit them on every pass.
  let place = firstPlace;
  return [
    {
      name: 'refusals',
      step: async () => (await deleteRefusals(db, clock.now() - refusalKeptMs, rows)) === rows,
    },
    {
      name: 'sessions',
      async step() {
        const now = clock.now();
        return (await deleteSessions(db, now - sessionIdleMs, now - sessionDays * dayMs, rows)) === rows;
      },
    },
    {
      name: 'markets',
      async step() {
        const last = await deleteUnusedMarkets(db, clock.now() - unusedMarketKeptMs, place, rows);
        if (last !== undefined) place = last;
        return last !== undefined;
      },
    },
  ];
}
