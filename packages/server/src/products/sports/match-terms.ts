import { isDeepStrictEqual } from 'node:util';
import { type Clock, coinsFromWhole } from '@maidan/betting';
import type { FlagName, MaxMinCoins } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { type DecimalKind, limitsFor, type MarketKind, type MatchLimits } from '@maidan/sports';
import { renewMs, trustMs } from '../../trusted-value.ts';
import { type BoardMarket, type BoardMatch, marketOfKind } from './board/board-state.ts';
import { findMatch, type MatchRow } from './store.ts';

export type Flags = Readonly<Record<FlagName, boolean>>;

const offered: Partial<Record<MarketKind, (flags: Flags) => boolean>> = {
  'match-odds': ({ matchOdds }) => matchOdds,
  'tied-match': ({ tiedOdds }) => tiedOdds,
  fancy: ({ noFancyMatchDetails }) => !noFancyMatchDetails,
};

/** Whether the brand's flags allow this kind of market in its lists and on its match pages (document 1, section 2). */
export const isOfferedKind = (kind: MarketKind, flags: Flags): boolean => offered[kind]?.(flags) ?? true;

export const offeredMarket = (match: BoardMatch, kind: MarketKind, flags: Flags): BoardMarket | undefined =>
  isOfferedKind(kind, flags) ? marketOfKind(match, kind) : undefined;

export const limitsFromWire = (wire: MaxMinCoins): MatchLimits => ({
  matchMin: coinsFromWhole(wire.minimum_match_bet),
  matchMax: coinsFromWhole(wire.maximum_match_bet),
  sessionMin: coinsFromWhole(wire.minimum_session_bet),
  sessionMax: coinsFromWhole(wire.maximum_session_bet),
  tieMax: coinsFromWhole(wire.maximum_tie_coins),
  tossMax: coinsFromWhole(wire.maximum_toss_coins),
  matchOddsMax: coinsFromWhole(wire.maximum_matchOdds_coins),
});

export interface SessionLimits {
  readonly min: number;
  readonly max: number;
}

/** The most that is shown as available: what one bet may stake. */
export type SizeMax = (kind: DecimalKind) => number;

export interface PictureLimits {
  readonly session: SessionLimits;
  readonly sizeMax: SizeMax;
}

/** In whole coins, as the pictures show them. */
export function pictureLimits(wire: MaxMinCoins): PictureLimits {
  return {
    session: { min: wire.minimum_session_bet, max: wire.maximum_session_bet },
    sizeMax: (kind) => Number(limitsFor(kind, limitsFromWire(wire)).stakeMax / 100n),
  };
}

export const defaultLimits: MaxMinCoins = {
  maximum_match_bet: 500_000,
  minimum_match_bet: 100,
  maximum_session_bet: 100_000,
  minimum_session_bet: 100,
  maximum_tie_coins: 50_000,
  maximum_toss_coins: 0,
  maximum_matchOdds_coins: 200_000,
};

type StoredLimits = Pick<MatchRow, 'limits' | 'bet_status'>;

export interface SportsLimits {
  of(room: string): Promise<StoredLimits>;
  /** The limits as last read, without waiting; if too old, they are read again for the next time. */
  known(room: string): StoredLimits;
  /** Those known, as the match's pictures show them. */
  shown(match: { readonly room: string }): PictureLimits;
  /** Whether they are young enough to decide a bet by. */
  isTrusted(room: string): boolean;
  forget(room: string): void;
  /** The match's betting was opened or shut by hand: applies at once, even during a read. */
  setBetting(room: string, isOpen: boolean): void;
}

const unset: StoredLimits = { limits: defaultLimits, bet_status: true };

export function createSportsLimits(parts: {
  db: Db;
  clock: Clock;
  /** Called when a read gives limits that differ from those known. */
  onChange: (room: string) => void;
  onUnread: (reason: Error) => void;
}): SportsLimits {
  const { db, clock, onChange, onUnread } = parts;
  const cache = new Map<string, { row: StoredLimits; readAt: number }>();
  const reading = new Set<string>();
  let changes = 0;
  const ageMs = (room: string) => clock.elapsed() - (cache.get(room)?.readAt ?? Number.NEGATIVE_INFINITY);
  const isFresh = (room: string) => ageMs(room) < renewMs;

  async function read(room: string): Promise<StoredLimits> {
    const changesBefore = changes;
    const sentAt = clock.elapsed();
    const row = (await findMatch(db, room)) ?? unset;
    // A read that began before the change may be out of date.
    if (changes !== changesBefore) return read(room);
    const before = cache.get(room)?.row ?? unset;
    cache.set(room, { row, readAt: sentAt });
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

  function known(room: string): StoredLimits {
    readBehind(room);
    return cache.get(room)?.row ?? unset;
  }

  return {
    of: async (room) => (isFresh(room) ? (cache.get(room)?.row ?? unset) : await read(room)),
    known,
    shown: ({ room }) => pictureLimits(known(room).limits),
    isTrusted: (room) => ageMs(room) < trustMs,
    forget: (room) => cache.delete(room),
    setBetting(room, isOpen) {
      changes += 1;
      const known = cache.get(room);
      if (known !== undefined) cache.set(room, { ...known, row: { ...known.row, bet_status: isOpen } });
    },
  };
}
