import type { AccountId, Clock } from '@maidan/betting';
import { createSessionReads, type IsEnded } from './session-reads.ts';
import type { SignedIn } from './signed-in.ts';
import type { SessionRow } from './store.ts';

export interface StoredSessions {
  find(token: string): Promise<SessionRow | undefined>;
  touch(token: string, now: number): Promise<void>;
}

const hourMs = 60 * 60 * 1000;
/** A session ends this long after its last use. */
export const sessionIdleMs = 12 * hourMs;
/** The last use is stored no more often than this. */
const touchEveryMs = 5 * 60 * 1000;
/** How long a session read by this process is trusted: another process may have ended it. */
const trustMs = 10_000;
const cacheSize = 50_000;

interface Known {
  readonly session: SignedIn;
  /** By the time of day. */
  readonly createdAt: number;
  usedAt: number;
  /** By the monotonic clock. */
  readonly readAt: number;
  touchedAt: number;
}

const isGoodAt = (host: string, { brand, atHostOf }: SignedIn): boolean =>
  brand === host || atHostOf === host;

/** Stored sessions, with those just read kept in memory. */
export function createKnownSessions(stored: StoredSessions, clock: Clock, daysMost: number) {
  const cache = new Map<string, Known>();
  const reads = createSessionReads();
  const longestMs = daysMost * 24 * hourMs;

  const isOver = ({ createdAt, usedAt }: Pick<Known, 'createdAt' | 'usedAt'>): boolean =>
    usedAt + sessionIdleMs < clock.now() || createdAt + longestMs < clock.now();

  async function readRow(token: string): Promise<Known | undefined> {
    const row = await stored.find(token);
    if (row === undefined) return undefined;
    const known = knownOf(row, token, clock);
    if (isOver(known)) return undefined;
    const now = clock.now();
    if (row.created_at > now || row.used_at > now) await stored.touch(token, now);
    return known;
  }

  function keep(known: Known): Known {
    const { token } = known.session;
    if (cache.size >= cacheSize)
      for (const oldest of [...cache.keys()].slice(0, cacheSize / 10)) cache.delete(oldest);
    cache.set(token, known);
    return known;
  }

  async function touch(known: Known): Promise<void> {
    if (clock.elapsed() - known.touchedAt < touchEveryMs) return;
    known.touchedAt = clock.elapsed();
    known.usedAt = clock.now();
    await stored.touch(known.session.token, known.usedAt);
  }

  async function find(token: string, brand: string | undefined): Promise<SignedIn | undefined> {
    const cached = cache.get(token);
    const isAhead = cached !== undefined && cached.usedAt > clock.now();
    const isFresh = cached !== undefined && !isAhead && clock.elapsed() - cached.readAt < trustMs;
    const known = isFresh ? cached : await reads.read(() => readRow(token), keep);
    if (known === undefined || isOver(known)) {
      cache.delete(token);
      return undefined;
    }
    if (brand !== undefined && !isGoodAt(brand, known.session)) return undefined;
    await touch(known);
    // The session may have ended while its last use was stored.
    return cache.has(token) ? known.session : find(token, brand);
  }

  return {
    /** The session as last read; undefined once this process has ended it. */
    peek: (token: string): SignedIn | undefined => cache.get(token)?.session,
    /** Adds a session that was just opened. */
    add(session: SignedIn): void {
      const [now, at] = [clock.now(), clock.elapsed()];
      keep({ session, createdAt: now, usedAt: now, readAt: at, touchedAt: at });
    },
    isOpen: (row: Pick<SessionRow, 'created_at' | 'used_at'>): boolean =>
      !isOver({ createdAt: row.created_at, usedAt: row.used_at }),
    find,
    forget(token: string): void {
      reads.noteEnded((session) => session.token === token);
      cache.delete(token);
    },
    forgetOthers(accountId: AccountId, except: string | undefined): void {
      const isOther: IsEnded = (session) => session.accountId === accountId && session.token !== except;
      reads.noteEnded(isOther);
      for (const [token, known] of cache) if (isOther(known.session)) cache.delete(token);
    },
  };
}

/** A stored time in the future, from a clock that ran ahead, counts as now; otherwise the session would last too long. */
function knownOf(row: SessionRow, token: string, clock: Clock): Known {
  const [now, at] = [clock.now(), clock.elapsed()];
  const usedAt = Math.min(row.used_at, now);
  return {
    session: {
      token,
      accountId: row.account_id,
      username: row.username,
      brand: row.brand,
      ...(row.at_host_of === null ? {} : { atHostOf: row.at_host_of }),
    },
    createdAt: Math.min(row.created_at, now),
    usedAt,
    readAt: at,
    touchedAt: at - (now - usedAt),
  };
}
