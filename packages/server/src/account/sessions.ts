import { createHash } from 'node:crypto';
import type { AccountId, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createKnownSessions } from './known-sessions.ts';
import { newToken } from './new-token.ts';
import { sessionsToEnd } from './sessions-to-end.ts';
import type { SignedIn } from './signed-in.ts';
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
