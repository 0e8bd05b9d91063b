import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { renewMs, trustMs } from '../../trusted-value.ts';
import { defaultLimits } from './match-wire.ts';
import { findMatch, type MatchRow } from './store.ts';

type MatchLimits = Pick<MatchRow, 'limits' | 'bet_status'>;

export interface SportsLimits {
  of(room: string): Promise<MatchLimits>;
  /** The limits as last read, without waiting; if too old, they are read again for the next time. */
  known(room: string): MatchLimits;
  /** Whether they are young enough to decide a bet by. */
  isTrusted(room: string): boolean;
  forget(room: string): void;
  /** The match's betting was opened or shut by hand: applies at once, even during a read. */
  setBetting(room: string, isOpen: boolean): void;
}

const unset: MatchLimits = { limits: defaultLimits, bet_status: true };

export function createSportsLimits(parts: {
  db: Db;
  clock: Clock;
  /** Called when a read gives limits that differ from those known. */
  onChange: (room: string) => void;
  onUnread: (reason: Error) => void;
}): SportsLimits {
  const { db, clock, onChange, onUnread } = parts;
  const cache = new Map<string, { row: MatchLimits; readAt: number }>();
  const reading = new Set<string>();
  let changes = 0;
  const ageMs = (room: string) => clock.elapsed() - (cache.get(room)?.readAt ?? Number.NEGATIVE_INFINITY);
  const isFresh = (room: string) => ageMs(room) < renewMs;

  async function read(room: string): Promise<MatchLimits> {
    const changesBefore = changes;
    const askedAt = clock.elapsed();
    const row = (await findMatch(db, room)) ?? unset;
    // A read that began before the change may be out of date.
    if (changes !== changesBefore) return read(room);
    const before = cache.get(room)?.row ?? unset;
    cache.set(room, { row, readAt: askedAt });
    if (!isDeepStrictEqual(row.limits, before.limits)) onChange(room);
    return row;
  }

  function readBehind(room: string): void {
    if (isFresh(room) || reading.has(room)) return;
    reading.add(room);
    read(room)
      .catch(onUnread)
      .finally(() => reading.delete(room));
  }

  return {
    of: async (room) => (isFresh(room) ? (cache.get(room)?.row ?? unset) : await read(room)),
    known(room) {
      readBehind(room);
      return cache.get(room)?.row ?? unset;
    },
    isTrusted: (room) => ageMs(room) < trustMs,
    forget: (room) => cache.delete(room),
    setBetting(room, isOpen) {
      changes += 1;
      const known = cache.get(room);
      if (known !== undefined) cache.set(room, { ...known, row: { ...known.row, bet_status: isOpen } });
    },
  };
}
