import { createHash } from 'node:crypto';
import type { AccountId, Clock } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import * as store from './store.ts';

export interface SignedIn {
  readonly token: string;
  readonly accountId: AccountId;
  readonly username: string;
  readonly brand: string;
}

const hourMs = 60 * 60 * 1000;
/** A session lives this long after its last use. */
const idleMs = 12 * hourMs;
/** However much it is used, it ends this long after it began. */
const longestDays = 7;
/** The last use is written down no more often than this. */
const touchEveryMs = 5 * 60 * 1000;
/** How long this process trusts what it read: another process may have ended the session. */
const trustMs = 10_000;
const cacheSize = 50_000;
/** Of one account, where a sign-in does not end the others; the oldest go first. */
const perAccountMost = 200;

export interface Sessions {
  /** Leaves the others of the account, but for the oldest of very many. */
  open(account: { id: AccountId; username: string }, brand: string, address: string): Promise<SignedIn>;
  /** Opens one and ends every other of the account, in one step. */
  openOnly(account: { id: AccountId; username: string }, brand: string, address: string): Promise<SignedIn>;
  /** On the host of a brand only that brand's sessions are found. */
  find(token: string, brand: string | undefined): Promise<SignedIn | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of the account but `except`; says how many there were. */
  endOthers(accountId: AccountId, except?: string): Promise<number>;
  /** Ends every session of these accounts; the account of each there was. */
  endAll(accounts: readonly AccountId[]): Promise<AccountId[]>;
}

export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

interface Known {
  readonly session: SignedIn;
  /** Times of day. */
  readonly createdAt: number;
  usedAt: number;
  /** Of the clock that never goes back. */
  readonly readAt: number;
  touchedAt: number;
}

export function createSessions(
  db: Db,
  clock: Clock,
  randomBytes: (length: number) => Uint8Array,
  daysMost = longestDays,
): Sessions {
  const cache = new Map<string, Known>();
  const longestMs = daysMost * 24 * hourMs;

  const isOver = ({ createdAt, usedAt }: { createdAt: number; usedAt: number }): boolean =>
    usedAt + idleMs < clock.now() || createdAt + longestMs < clock.now();

  async function read(token: string): Promise<Known | undefined> {
    const row = await store.findSession(db, hashToken(token));
    if (row === undefined) return undefined;
    const now = clock.now();
    // Written by a clock that ran ahead: counted from now on, or it would live until that time comes.
    const createdAt = Math.min(row.created_at, now);
    const usedAt = Math.min(row.used_at, now);
    if (isOver({ createdAt, usedAt })) return undefined;
    const isAhead = row.created_at > now || row.used_at > now;
    if (isAhead) await store.touchSession(db, hashToken(token), now);
    const session = { token, accountId: row.account_id, username: row.username, brand: row.brand };
    const at = clock.elapsed();
    const known = { session, createdAt, usedAt, readAt: at, touchedAt: at - (now - usedAt) };
    if (cache.size >= cacheSize) cache.clear();
    cache.set(token, known);
    return known;
  }

  async function touch(known: Known): Promise<void> {
    if (clock.elapsed() - known.touchedAt < touchEveryMs) return;
    known.touchedAt = clock.elapsed();
    known.usedAt = clock.now();
    await store.touchSession(db, hashToken(known.session.token), known.usedAt);
  }

  function draw(account: { id: AccountId; username: string }, brand: string): SignedIn {
    const token = Buffer.from(randomBytes(32)).toString('base64url');
    return { token, accountId: account.id, username: account.username, brand };
  }

  function forgetOthers(accountId: AccountId, except: string | undefined): void {
    for (const [token, known] of cache) {
      if (known.session.accountId === accountId && token !== except) cache.delete(token);
    }
  }

  return {
    async open(account, brand, address) {
      const session = draw(account, brand);
      const hash = hashToken(session.token);
      await store.insertSession(db, hash, session, address, clock.now());
      await store.trimSessions(db, account.id, hash, perAccountMost - 1);
      return session;
    },
    async openOnly(account, brand, address) {
      const session = draw(account, brand);
      await store.insertOnlySession(db, hashToken(session.token), session, address, clock.now());
      forgetOthers(account.id, session.token);
      return session;
    },
    async find(token, brand) {
      const cached = cache.get(token);
      const isFresh = cached !== undefined && clock.elapsed() - cached.readAt < trustMs;
      const known = isFresh ? cached : await read(token);
      if (known === undefined || isOver(known)) {
        cache.delete(token);
        return undefined;
      }
      if (brand !== undefined && known.session.brand !== brand) return undefined;
      await touch(known);
      return known.session;
    },
    async end(token) {
      await store.deleteSession(db, hashToken(token));
      cache.delete(token);
    },
    async endOthers(accountId, except) {
      const kept = except === undefined ? new Uint8Array() : hashToken(except);
      const ended = await store.deleteOtherSessions(db, accountId, kept);
      forgetOthers(accountId, except);
      return ended;
    },
    async endAll(accounts) {
      const ended = await store.deleteSessionsOf(db, accounts);
      for (const account of new Set(ended)) forgetOthers(account, undefined);
      return ended;
    },
  };
}
