import type { Clock } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { sessionIdleMs } from '../signed-in/sessions.ts';
import { deleteRefusals, deleteSessions, deleteUnusedMarkets, type MarketPlace } from './store.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A refused request that is repeated gets the same answer for this long; afterwards it is decided again. */
const refusalKeptMs = 48 * hourMs;
/** A settled market or round on which nobody ever bet can be looked up for this long. */
const unusedMarketKeptMs = 30 * dayMs;

const firstPlace: MarketPlace = { created_at: 0, id: '' };

/** Of rows that no product has to itself. */
export function createPurges({
  db,
  clock,
  sessionDays,
}: {
  readonly db: Queries;
  readonly clock: Clock;
  /** A session ends this long after it began, however much it is used. */
  readonly sessionDays: number;
}): readonly Purge[] {
  // Markets with bets are kept: the scan continues from its place, so that it does not visit them on every pass.
  let place = firstPlace;
  return [
    createPurge('refusals', (most) => deleteRefusals(db, clock.now() - refusalKeptMs, most)),
    createPurge('sessions', (most) => {
      const now = clock.now();
      return deleteSessions(db, now - sessionIdleMs, now - sessionDays * dayMs, most);
    }),
    {
      name: 'markets',
      async step(rows) {
        const last = await deleteUnusedMarkets(db, clock.now() - unusedMarketKeptMs, place, rows);
        if (last !== undefined) place = last;
        return last !== undefined;
      },
    },
  ];
}

/** Deletes expired rows, a few at each step. */
export interface Purge {
  readonly name: string;
  /** Deletes this many rows at most. Returns whether there may be more. */
  step(rows: number): Promise<boolean>;
}

/** `deleteSome` returns how many rows it deleted. */
export const createPurge = (name: string, deleteSome: (most: number) => Promise<number>): Purge => ({
  name,
  step: async (rows) => (await deleteSome(rows)) === rows,
});
