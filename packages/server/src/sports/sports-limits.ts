import type { Clock } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import { defaultLimits } from './match-wire.ts';
import { findMatch, type MatchRow } from './store.ts';

/** Limits change rarely and are asked for with every bet. */
const trustMs = 5_000;

export interface SportsLimits {
  of(marketId: string): Promise<Pick<MatchRow, 'limits' | 'bet_status'>>;
  /** What is known now, without asking the database. */
  known(marketId: string): Pick<MatchRow, 'limits' | 'bet_status'>;
}

const unset = { limits: defaultLimits, bet_status: true };

export function createSportsLimits(db: Db, clock: Clock): SportsLimits {
  const cache = new Map<string, { row: Pick<MatchRow, 'limits' | 'bet_status'>; readAt: number }>();
  return {
    async of(marketId) {
      const known = cache.get(marketId);
      if (known !== undefined && clock.now() - known.readAt < trustMs) return known.row;
      const row = (await findMatch(db, marketId)) ?? unset;
      cache.set(marketId, { row, readAt: clock.now() });
      return row;
    },
    known: (marketId) => cache.get(marketId)?.row ?? unset,
  };
}
