import { createHash } from 'node:crypto';
import type { AccountId, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import type { OpenSessionRow, SessionRow, SignedIn } from './store.ts';
import * as store from './store.ts';

/** However much it is used, a session ends this long after it began. */
const longestDays = 7;

type OpenSession = (
  account: { readonly id: AccountId; readonly username: string },
  brand: string,
  address: string,
  atHostOf?: string,
) => Promise<SignedIn>;

export interface Sessions {
  /** Keeps the account's other sessions, up to the limits of `sessionsToEnd`. */
  open: OpenSession;
  /** Opens one and ends every other of the account, in one step. */
  openOnly: OpenSession;
  /** On the host of a brand only that brand's sessions are found, and those whose sign-in named their own brand there. */
  find(token: string, brand: string | undefined): Promise<SignedIn | undefined>;
  /** A session that this process has read and not ended: cheap, but possibly ended by another process. */
  known(token: string): SignedIn | undefined;
  /** The tokens among these whose session has not ended. */
  stillOpen(tokens: readonly string[]): Promise<Set<string>>;
  end(token: string): Promise<void>;
  /** Ends every session of the account but `except`; returns how many there were. */
  endOthers(accountId: AccountId, except?: string): Promise<number>;
  /** Ends every session of these accounts; returns the account of each session ended. */
  endAll(accounts: readonly AccountId[]): Promise<AccountId[]>;
}

/** 256 bits that nobody can guess. */
export const newToken = (randomBytes: (length: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url');

export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function createSessions(
  db: Db,
  clock: Clock,
  randomBytes: (length: number) => Uint8Array,
  daysMost = longestDays,
): Sessions {
  const stored = {
    find: (token: string) => store.findSession(db, hashToken(token)),
    touch: (token: string, now: number) => store.touchSession(db, hashToken(token), now),
  };
  const known = createKnownSessions(stored, clock, daysMost);

  function draw(account: { id: AccountId; username: string }, brand: string, atHostOf?: string): SignedIn {
    const drawn = { token: newToken(randomBytes), accountId: account.id, username: account.username, brand };
    return atHostOf === undefined ? drawn : { ...drawn, atHostOf };
  }

  return {
    async open(account, brand, address, atHostOf) {
      const session = draw(account, brand, atHostOf);
      const hash = hashToken(session.token);
      await store.insertSession(db, hash, session, address, clock.now());
      const ended = sessionsToEnd(await store.listSessions(db, account.id));
      if (ended.length > 0) await store.deleteSessions(db, ended);
      known.add(session);
      return session;
    },
    async openOnly(account, brand, address, atHostOf) {
      const session = draw(account, brand, atHostOf);
      await store.insertOnlySession(db, hashToken(session.token), session, address, clock.now());
      known.forgetOthers(account.id, session.token);
      known.add(session);
      return session;
    },
    find: known.find,
    known: known.peek,
    async stillOpen(tokens) {
      const byHash = new Map(tokens.map((token) => [Buffer.from(hashToken(token)).toString('hex'), token]));
      const rows = await store.findSessions(db, [...byHash.keys()]);
      return new Set(rows.filter(known.isOpen).flatMap((row) => byHash.get(row.hash) ?? []));
    },
    async end(token) {
      await store.deleteSession(db, hashToken(token));
      known.forget(token);
    },
    async endOthers(accountId, except) {
      const kept = except === undefined ? new Uint8Array() : hashToken(except);
      const ended = await store.deleteOtherSessions(db, accountId, kept);
      known.forgetOthers(accountId, except);
      return ended;
    },
    async endAll(accounts) {
      const ended = await store.deleteSessionsOf(db, accounts);
      for (const account of new Set(ended)) known.forgetOthers(account, undefined);
      return ended;
    },
  };
}

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
function createKnownSessions(stored: StoredSessions, clock: Clock, daysMost: number) {
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

/** Whether this one is among the sessions that were ended. */
type IsEnded = (session: Pick<SignedIn, 'token' | 'accountId'>) => boolean;

/** Tracks the reads of stored sessions that are under way. */
function createSessionReads() {
  /** For each read, what was ended since it began. */
  const reads = new Set<IsEnded[]>();

  /** A row that was read before its session was ended would keep the session in memory, so it is read again. */
  async function read<Known extends { readonly session: SignedIn }>(
    readRow: () => Promise<Known | undefined>,
    keep: (known: Known) => Known,
  ): Promise<Known | undefined> {
    const ended: IsEnded[] = [];
    reads.add(ended);
    try {
      const known = await readRow();
      if (known === undefined) return undefined;
      return ended.some((isEnded) => isEnded(known.session)) ? await read(readRow, keep) : keep(known);
    } finally {
      reads.delete(ended);
    }
  }

  return {
    read,
    noteEnded(isEnded: IsEnded): void {
      for (const ended of reads) ended.push(isEnded);
    },
  };
}

const perAddressMost = 200;
const perAccountMost = 2000;

/**
 * For an account that may have many sessions, given in order of last use, latest first. Everyone may sign in as the demo
 * client: an address that signs in again and again ends its own sessions, and those of other addresses only if they have
 * more.
 */
export function sessionsToEnd(sessions: readonly OpenSessionRow[]): string[] {
  const perAddress = new Map<string, number>();
  const placed = sessions.map(({ hash, address }) => {
    const key = addressKey(address);
    const place = (perAddress.get(key) ?? 0) + 1;
    perAddress.set(key, place);
    return { hash, place };
  });
  const inOrder = placed.toSorted((one, other) => one.place - other.place);
  const kept = inOrder.filter(({ place }) => place <= perAddressMost).slice(0, perAccountMost);
  const keptHashes = new Set(kept.map(({ hash }) => hash));
  return sessions.map(({ hash }) => hash).filter((hash) => !keptHashes.has(hash));
}
