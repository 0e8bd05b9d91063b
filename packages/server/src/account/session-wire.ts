import type { DataOf } from '@maidan/contract';
import { coinsToWire } from '../wallet/coins-wire.ts';
import type { SignInOutcome } from './sign-in.ts';
import type { AccountRow } from './store.ts';

/** Specification section 3: offered to a client that has not saved its own. */
const defaultChips = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 250_000];

export const defaultBetChips: Record<string, number> = Object.fromEntries(
  defaultChips.map((stake, index) => [String(index + 1), stake]),
);

export function sessionUserToWire(account: AccountRow): DataOf<'user/userLoginCheck'> {
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

export function signedInToWire(signedIn: SignInOutcome): DataOf<'user/login'> {
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
