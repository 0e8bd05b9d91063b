import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import { defaultLimits } from './match-wire.ts';
import { findMatch, type MatchRow } from './store.ts';

/** Limits change rarely and are asked for with every bet. */
const trustMs = 5_000;

type MatchLimits = Pick<MatchRow, 'limits' | 'bet_status'>;

export interface SportsLimits {
  of(marketId: string): Promise<MatchLimits>;
  /** What was last read, at once; what is too old for trust is read anew for the next time. */
  known(marketId: string): MatchLimits;
  forget(marketId: string): void;
  /** The match's betting was opened or shut by hand: known at once, whatever is being read. */
  setBetting(marketId: string, isOpen: boolean): void;
}

const unset: MatchLimits = { limits: defaultLimits, bet_status: true };

export function createSportsLimits(parts: {
  db: Db;
  clock: Clock;
  /** Told of limits that `known` did not know. */
  onChange: (marketId: string) => void;
  onUnread: (reason: Error) => void;
}): SportsLimits {
  const { db, clock, onChange, onUnread } = parts;
  const cache = new Map<string, { row: MatchLimits; readAt: number }>();
  const reading = new Set<string>();
  let changes = 0;
  const isFresh = (marketId: string) =>
    clock.elapsed() - (cache.get(marketId)?.readAt ?? Number.NEGATIVE_INFINITY) < trustMs;

  async function read(marketId: string): Promise<MatchLimits> {
    const changesBefore = changes;
    const row = (await findMatch(db, marketId)) ?? unset;
    // Read before the change, it would be believed after it.
    if (changes !== changesBefore) return read(marketId);
    const before = cache.get(marketId)?.row ?? unset;
    cache.set(marketId, { row, readAt: clock.elapsed() });
    if (!isDeepStrictEqual(row.limits, before.limits)) onChange(marketId);
    return row;
  }

  function readBehind(marketId: string): void {
    if (isFresh(marketId) || reading.has(marketId)) return;
    reading.add(marketId);
    read(marketId)
      .catch(onUnread)
      .finally(() => reading.delete(marketId));
  }

  return {
    of: async (marketId) => (isFresh(marketId) ? (cache.get(marketId)?.row ?? unset) : await read(marketId)),
    known(marketId) {
      readBehind(marketId);
      return cache.get(marketId)?.row ?? unset;
    },
    forget: (marketId) => cache.delete(marketId),
    setBetting(marketId, isOpen) {
      changes += 1;
      const known = cache.get(marketId);
      if (known !== undefined) cache.set(marketId, { ...known, row: { ...known.row, bet_status: isOpen } });
    },
  };
}
