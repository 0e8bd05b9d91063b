import { type AccountId, type Clock, type Result, sleep } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import type { LoadedBrand } from '../brands/brands.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import type { SignedIn } from '../signed-in/store.ts';
import type { Devices } from './devices.ts';
import type { Passwords } from './passwords.ts';
import { type AccountRow, findAccount, findByUsername, isBlocked } from './store.ts';
import { createSignInLimits } from './wrong-tries.ts';

export type SignInRefusal =
  | 'too-many-tries'
  | 'sign-in-busy'
  | 'wrong-name-or-password'
  | 'not-a-client'
  | 'account-blocked';

export interface SignInRequest {
  readonly brand: LoadedBrand;
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** The token that the house gave this device at an earlier sign-in. */
  readonly deviceToken?: string | undefined;
  /** The brand whose host was asked, where that is another. */
  readonly atHostOf?: string | undefined;
}

export interface SignInOutcome {
  readonly session: SignedIn;
  readonly account: AccountRow;
  /** Whether every other session of the account was ended. */
  readonly isOnlySession: boolean;
  /** Absent for the demo client, which everyone shares. */
  readonly deviceToken?: string;
  /** Wrong passwords since the last sign-in. */
  readonly wrongTries: number;
}

export interface SignInParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly passwords: Passwords;
}

const refuse = (refusal: SignInRefusal) => ({ ok: false, refusal }) as const;

export function createSignIn({ db, clock, sessions, devices, passwords }: SignInParts) {
  const limits = createSignInLimits(clock);
  const heldBack = createHeldBack(clock);
  const wrongSince = new Map<AccountId, number>();

  /** The account when the password is right; counts and slows down wrong ones. */
  async function check(request: SignInRequest, username: string): Promise<Result<AccountRow, SignInRefusal>> {
    const { brand, password, deviceToken = '' } = request;
    const address = addressKey(request.address);
    const find = () => findByUsername(db, brand.code, username);
    const found = await find();
    const isKnown = deviceToken !== '' && (await devices.knows(deviceToken, brand.code, username));
    const reserved = limits.reserve({
      name: `${brand.code}/${username}`,
      address,
      device: isKnown ? deviceToken : undefined,
      isDemo: found?.is_demo ?? false,
    });
    if (reserved === undefined) return refuse('too-many-tries');
    const { waitMs, end } = reserved;
    let isWrong = false;
    try {
      if (!(await heldBack.wait(address, waitMs))) return refuse('too-many-tries');
      // The password may have been changed during the wait.
      const account = waitMs > 0 ? await find() : found;
      const matches = await passwords.matches(address, account?.password_hash, password);
      if (!matches.ok) return refuse('sign-in-busy');
      isWrong = !matches.value;
      if (matches.value && account !== undefined) return { ok: true, value: account };
      if (account !== undefined && !account.is_demo)
        wrongSince.set(account.id, (wrongSince.get(account.id) ?? 0) + 1);
      return refuse('wrong-name-or-password');
    } finally {
      end(isWrong);
    }
  }

  /** Why the sign-in is refused after all: the password was changed or the account blocked since the check. */
  async function shutSince({ id, password_hash }: AccountRow): Promise<SignInRefusal | undefined> {
    if ((await findAccount(db, id))?.password_hash !== password_hash) return 'wrong-name-or-password';
    return (await isBlocked(db, id)) ? 'account-blocked' : undefined;
  }

  return async (request: SignInRequest): Promise<Result<SignInOutcome, SignInRefusal>> => {
    const checked = await check(request, request.username.trim().toUpperCase());
    if (!checked.ok) return checked;
    const account = checked.value;
    if (account.role !== 'client') return refuse('not-a-client');
    const refusal = await shutSince(account);
    if (refusal !== undefined) return refuse(refusal);

    const { code, allowManySessions } = request.brand;
    const isOnlySession = !allowManySessions && !account.is_demo;
    const open = isOnlySession ? sessions.openOnly : sessions.open;
    const session = await open(account, code, request.address, request.atHostOf);
    // A change of password or a block ends all sessions of the account, but not one opened right after that: so check again.
    const late = await shutSince(account);
    if (late !== undefined) {
      await sessions.end(session.token);
      return refuse(late);
    }
    const wrongTries = wrongSince.get(account.id) ?? 0;
    wrongSince.delete(account.id);
    const outcome = { session, account, isOnlySession, wrongTries };
    if (account.is_demo) return { ok: true, value: outcome };
    const deviceToken = await devices.remember(request.deviceToken, account.id);
    return { ok: true, value: { ...outcome, deviceToken } };
  };
}

const perAddressMost = 20;
const inAllMost = 1_000;

export interface HeldBack {
  /** Resolves to true when the time is over; to false at once when too many are waiting already. */
  wait(address: string, waitMs: number): Promise<boolean>;
}

/** Requests delayed before they are handled: they use nothing but their connection, and their number is limited. */
export function createHeldBack(clock: Clock): HeldBack {
  const waiting = new Map<string, number>();
  let inAll = 0;

  return {
    async wait(address, waitMs) {
      if (waitMs <= 0) return true;
      const here = waiting.get(address) ?? 0;
      if (here >= perAddressMost || inAll >= inAllMost) return false;
      waiting.set(address, here + 1);
      inAll += 1;
      await sleep(clock, waitMs);
      inAll -= 1;
      const left = (waiting.get(address) ?? 1) - 1;
      if (left === 0) waiting.delete(address);
      else waiting.set(address, left);
      return true;
    },
  };
}
