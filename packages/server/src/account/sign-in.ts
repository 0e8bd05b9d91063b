import type { Clock, Result } from '@maidan/betting';
import type { LoadedBrand } from '../brands/loaded-brand.ts';
import type { Db } from '../db/db.ts';
import { type RateLimit, rateLimit } from '../http/rate-limit.ts';
import { passwordMatches } from './passwords.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { type AccountRow, findByUsername, isBlocked } from './store.ts';

export type SignInRefusal = 'too-many-tries' | 'wrong-name-or-password' | 'not-a-client' | 'account-blocked';

export interface SignInRequest {
  readonly brand: LoadedBrand;
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

export interface SignInOutcome {
  readonly session: SignedIn;
  readonly account: AccountRow;
}

const fiveMinutesMs = 5 * 60 * 1000;
const triesPerAccount = 10;
const triesPerAddress = 50;

export function createSignIn(db: Db, clock: Clock, sessions: Sessions) {
  const byAccount = rateLimit(clock, triesPerAccount, fiveMinutesMs);
  const byAddress = rateLimit(clock, triesPerAddress, fiveMinutesMs);
  const limitsOf = (request: SignInRequest, username: string): [RateLimit, string][] => [
    [byAddress, request.address],
    [byAccount, `${request.brand.code}/${username}`],
  ];

  return async (request: SignInRequest): Promise<Result<SignInOutcome, SignInRefusal>> => {
    const username = request.username.trim().toUpperCase();
    const limits = limitsOf(request, username);
    if (!limits.every(([limit, key]) => limit.take(key))) return { ok: false, refusal: 'too-many-tries' };

    const account = await findByUsername(db, request.brand.code, username);
    const isRight = await passwordMatches(account?.password_hash, request.password);
    if (account === undefined || !isRight) return { ok: false, refusal: 'wrong-name-or-password' };
    // Only failures count: a right password gives its try back.
    for (const [limit, key] of limits) limit.giveBack(key);
    if (account.role !== 'client') return { ok: false, refusal: 'not-a-client' };
    if (await isBlocked(db, account.id)) return { ok: false, refusal: 'account-blocked' };

    const { code, allowManySessions } = request.brand;
    const session = await (allowManySessions
      ? sessions.open(account, code, request.address)
      : sessions.openOnly(account, code, request.address));
    return { ok: true, value: { session, account } };
  };
}
