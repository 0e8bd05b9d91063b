import { type DataOf, envelopeCodes, type ParsedRequestOf } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { type Brands, hostNamed } from '../brands/brands.ts';
import {
  type Answer,
  type Caller,
  fine,
  type HandlersFor,
  refuse,
  type SignedInCaller,
} from '../http/answer.ts';
import type { Outbox } from '../live/outbox.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import { coinsToWire } from '../wallet/coins-wire.ts';
import { readWallet } from '../wallet/wallets.ts';
import type { createChangePassword } from './change-password.ts';
import type { Preferences } from './preferences.ts';
import type { createSignIn, SignInOutcome, SignInRefusal } from './sign-in.ts';
import type { AccountRow } from './store.ts';
import * as store from './store.ts';

/** Specification section 3: offered to a client that has not saved its own. */
const defaultChips = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 250_000];

export const defaultBetChips: Record<string, number> = Object.fromEntries(
  defaultChips.map((stake, index) => [String(index + 1), stake]),
);

function sessionUserToWire(account: AccountRow): DataOf<'user/userLoginCheck'> {
  return {
    userId: String(account.id),
    username: account.username,
    name: account.name,
    userType: account.role,
    ...coinsToWire(account),
    rateReffrence: account.rate_difference * 100,
    betChipsData: account.bet_chips ?? defaultBetChips,
    betChipsModal: account.bet_chips_modal,
    intCasinoMultiply: account.casino_multiply,
    isPasswordChanged: account.is_password_changed,
    ...(account.language === null ? {} : { language: account.language }),
  };
}

function signedInToWire(signedIn: SignInOutcome): DataOf<'user/login'> {
  const { session, account, deviceToken, wrongTries } = signedIn;
  const client = sessionUserToWire(account);
  return {
    ...client,
    rateReffrence: account.rate_difference / 100,
    token: session.token,
    data: client,
    brand: session.brand,
    isClient: true,
    ...(deviceToken === undefined ? {} : { deviceToken }),
    ...(wrongTries === 0 ? {} : { wrongTries }),
  };
}

type AccountCalls =
  | 'user/login'
  | 'user/logout'
  | 'user/userLoginCheck'
  | 'user/userUpdate'
  | 'user/updateUserPassword'
  | 'user/userBalance'
  | 'user/updateBetChipsModal'
  | 'user/updateRateReffrenece';

const signInCodes: Record<SignInRefusal, number> = {
  'too-many-tries': envelopeCodes.tooManyRequests,
  'sign-in-busy': envelopeCodes.tooManyRequests,
  'wrong-name-or-password': envelopeCodes.refused,
  'not-a-client': envelopeCodes.notAuthorised,
  'account-blocked': envelopeCodes.refused,
};

export interface AccountParts {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly signIn: ReturnType<typeof createSignIn>;
  readonly changePassword: ReturnType<typeof createChangePassword>;
  readonly preferences: Preferences;
  readonly outbox: Outbox;
  readonly brands: Brands;
}

export function accountHandlers({
  db,
  sessions,
  signIn,
  changePassword,
  preferences,
  outbox,
  brands,
}: AccountParts): HandlersFor<AccountCalls> {
  const accountOf = async ({ session, address }: SignedInCaller) => {
    const account = await store.findAccount(db, session.accountId);
    if (account === undefined) throw new Error(`session of unknown account ${session.accountId}`);
    return preferences.applyTo(account, address);
  };
  const endSession = async (token: string) => {
    await sessions.end(token);
    outbox.endSession(token);
  };

  return {
    'user/login': logIn({ signIn, preferences, outbox, brands }),
    'user/logout': async (_request, { session }) => {
      await endSession(session.token);
      return fine(null, 'Logged out');
    },
    'user/userLoginCheck': async (_request, caller) => fine(sessionUserToWire(await accountOf(caller))),
    'user/userUpdate': async ({ userId, ...change }, caller) => {
      if (isSomebodyElse(userId, caller)) return onlyYourOwn;
      const account = await preferences.save(await accountOf(caller), caller.address, chosenIn(change));
      return fine(sessionUserToWire(account), 'Updated successfully');
    },
    'user/updateUserPassword': async ({ oldPassword, password }, caller) => {
      const account = await accountOf(caller);
      const { address, session } = caller;
      const { token } = session;
      const changed = await changePassword({ account, token, address, oldPassword, newPassword: password });
      if (!changed.ok) {
        const { refusal, endsSession } = changed.refusal;
        if (endsSession) await endSession(token);
        return refusal;
      }
      await sessions.endOthers(account.id, token);
      outbox.endOtherSessions(account.id, token);
      return fine(null, 'Password changed successfully');
    },
    'user/userBalance': async (_request, { session }) => {
      const wallet = await readWallet(db, session.accountId);
      if (wallet === undefined) throw new Error(`account ${session.accountId} has no wallet`);
      const { balance, exposure } = coinsToWire(wallet);
      return fine({ coins: balance, exposure });
    },
    'user/updateBetChipsModal': async ({ status }, caller) => {
      await preferences.save(await accountOf(caller), caller.address, { bet_chips_modal: status });
      return fine({ betChipsModal: status }, 'Updated successfully');
    },
    'user/updateRateReffrenece': async ({ rate }, caller) => {
      const { points, isTimesHundred } = rate;
      await preferences.save(await accountOf(caller), caller.address, { rate_difference: points });
      const rateReffrenec = isTimesHundred ? points * 100 : points / 100;
      return fine({ rateReffrenec }, 'Rate difference updated');
    },
  };
}

const logIn =
  ({
    signIn,
    preferences,
    outbox,
    brands,
  }: Pick<AccountParts, 'signIn' | 'preferences' | 'outbox' | 'brands'>) =>
  async (
    { username, password, host, deviceToken }: ParsedRequestOf<'user/login'>,
    { address, ...caller }: Caller,
  ): Promise<Answer<DataOf<'user/login'>>> => {
    // One address may serve many brands: a client sends the host of its page.
    const brand = brands.ofHost(host === undefined ? undefined : hostNamed(host)) ?? caller.brand;
    const atHostOf = caller.isOwnHost && brand.code !== caller.brand.code ? caller.brand.code : undefined;
    const signedIn = await signIn({ brand, username, password, address, deviceToken, atHostOf });
    if (!signedIn.ok) return refuse(signedIn.refusal, { code: signInCodes[signedIn.refusal] });
    const { session, account, isOnlySession } = signedIn.value;
    if (isOnlySession) outbox.endOtherSessions(account.id, session.token);
    const preferred = preferences.applyTo(account, address);
    const data = signedInToWire({ ...signedIn.value, account: preferred });
    const { token, isClient } = data;
    return { ok: true, message: 'Login successful', data, beside: { token, isClient } };
  };

const chosenIn = ({ betChipsData, language }: ParsedRequestOf<'user/userUpdate'>) => ({
  ...(betChipsData === undefined ? {} : { bet_chips: betChipsData }),
  ...(language === undefined ? {} : { language }),
});

/** Clients send their own id along; another client's is refused. */
export const isSomebodyElse = (userId: string | undefined, { session }: SignedInCaller): boolean =>
  userId !== undefined && userId !== String(session.accountId);

export const onlyYourOwn = refuse('not-your-own', { code: envelopeCodes.notAuthorised });
