import type { Clock, Result } from '@maidan/betting';
import { envelopeCodes } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { type Passwords, passwordLeast } from './passwords.ts';
import { type AccountRow, replacePassword } from './store.ts';
import { wrongTries } from './wrong-tries.ts';

export interface PasswordChange {
  readonly account: AccountRow;
  /** The token of the session that made the call. */
  readonly token: string;
  readonly address: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

interface PasswordRefusal {
  readonly refusal: Refused;
  /** The session had too many wrong tries and is ended. */
  readonly endsSession: boolean;
}

const perAccount = { most: 5, perMs: 5 * 60 * 1000, longestWaitMs: 0 };
/** Wrong or refused tries in the whole life of a session: a stolen session must not be used to guess the password. */
const perSessionMost = 10;
const sessionsMost = 10_000;

export function createChangePassword(parts: { db: Db; clock: Clock; passwords: Passwords }) {
  const { db, clock, passwords } = parts;
  const byAccount = wrongTries(clock, perAccount);
  const bySession = new Map<string, number>();

  function countAgainst(token: string): number {
    const count = (bySession.get(token) ?? 0) + 1;
    bySession.delete(token);
    bySession.set(token, count);
    const [oldest] = bySession.keys();
    if (bySession.size > sessionsMost && oldest !== undefined) bySession.delete(oldest);
    return count;
  }

  function countWrong(token: string, refusal: Refused): Result<void, PasswordRefusal> {
    if (countAgainst(token) < perSessionMost) return refuseWith(refusal);
    bySession.delete(token);
    return refuseWith(refuse('too-many-tries', { code: envelopeCodes.sessionGone }), true);
  }

  const busy = refuseWith(refuse('sign-in-busy', { code: envelopeCodes.tooManyRequests }));
  const tooMany = refuse('too-many-tries', { code: envelopeCodes.tooManyRequests });

  return async (change: PasswordChange): Promise<Result<void, PasswordRefusal>> => {
    const { account, token, oldPassword, newPassword } = change;
    if (account.is_demo) return refuseWith(refuse('demo-password-kept'));
    const address = addressKey(change.address);
    const key = String(account.id);
    if (byAccount.begin(key) === undefined) return countWrong(token, tooMany);
    const matches = await passwords
      .matches(address, account.password_hash, oldPassword)
      .catch((error: Error) => {
        byAccount.end(key, false);
        throw error;
      });
    byAccount.end(key, matches.ok && !matches.value);
    if (!matches.ok) return busy;
    if (!matches.value) return countWrong(token, refuse('old-password-wrong'));
    if (newPassword.length < passwordLeast)
      return refuseWith(refuse('new-password-short', { figures: { least: String(passwordLeast) } }));
    if (newPassword === oldPassword) return refuseWith(refuse('new-password-same'));
    const hashed = await passwords.hash(address, newPassword);
    if (!hashed.ok) return busy;
    const hashes = { old: account.password_hash ?? '', next: hashed.value };
    if (!(await replacePassword(db, account.id, hashes))) return refuseWith(refuse('old-password-wrong'));
    bySession.delete(token);
    return { ok: true, value: undefined };
  };
}

const refuseWith = (refusal: Refused, endsSession = false): Result<void, PasswordRefusal> => ({
  ok: false,
  refusal: { refusal, endsSession },
});
