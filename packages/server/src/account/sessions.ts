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

/** A session lives this long after its last use. */
const idleMs = 12 * 60 * 60 * 1000;
/** The last use is written down no more often than this. */
const touchEveryMs = 5 * 60 * 1000;
/** How long this process trusts what it read: another process may have ended the session. */
const trustMs = 10_000;
const cacheSize = 50_000;

export interface Sessions {
  open(account: { id: AccountId; username: string }, brand: string, address: string): Promise<SignedIn>;
  /** Opens one and ends every other of the account, in one step. */
  openOnly(account: { id: AccountId; username: string }, brand: string, address: string): Promise<SignedIn>;
  /** On the host of a brand only that brand's sessions are found. */
  find(token: string, brand: string | undefined): Promise<SignedIn | undefined>;
  /** Those of the tokens whose session has not ended. */
  stillOpen(tokens: readonly string[]): Promise<Set<string>>;
  end(token: string): Promise<void>;
  /** Ends every session of the account but `except`; says how many there were. */
  endOthers(accountId: AccountId, except?: string): Promise<number>;
  /** Ends every session of these accounts; the account of each there was. */
  endAll(accounts: readonly AccountId[]): Promise<AccountId[]>;
}

export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function createSessions(db: Db, clock: Clock, randomBytes: (length: number) => Uint8Array): Sessions {
  const cache = new Map<string, { session: SignedIn; usedAt: number; readAt: number }>();

  async function read(token: string): Promise<SignedIn | undefined> {
    const row = await store.findSession(db, hashToken(token));
    if (row === undefined || row.used_at + idleMs < clock.now()) return undefined;
    const session = { token, accountId: row.account_id, username: row.username, brand: row.brand };
    if (cache.size >= cacheSize) cache.clear();
    cache.set(token, { session, usedAt: row.used_at, readAt: clock.now() });
    return session;
  }

  async function touch(token: string): Promise<void> {
    const known = cache.get(token);
    if (known === undefined || clock.now() - known.usedAt < touchEveryMs) return;
    known.usedAt = clock.now();
    await store.touchSession(db, hashToken(token), clock.now());
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
      await store.insertSession(db, hashToken(session.token), session, address, clock.now());
      return session;
    },
    async openOnly(account, brand, address) {
      const session = draw(account, brand);
      await store.insertOnlySession(db, hashToken(session.token), session, address, clock.now());
      forgetOthers(account.id, session.token);
      return session;
    },
    async find(token, brand) {
      const known = cache.get(token);
      const isFresh = known !== undefined && clock.now() - known.readAt < trustMs;
      const session = isFresh ? known.session : await read(token);
      if (session === undefined) cache.delete(token);
      if (session === undefined || (brand !== undefined && session.brand !== brand)) return undefined;
      await touch(token);
      return session;
    },
    stillOpen: (tokens) => openAmong(tokens, db, clock),
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

async function openAmong(tokens: readonly string[], db: Db, clock: Clock): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [Buffer.from(hashToken(token)).toString('hex'), token]));
  const rows = await store.findSessions(db, [...byHash.keys()]);
  const open = rows.filter((row) => row.used_at + idleMs >= clock.now());
  return new Set(open.flatMap((row) => byHash.get(row.hash) ?? []));
}
