import type { AccountId, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { hashToken, newToken } from '../signed-in/sessions.ts';
import * as store from './devices-store.ts';

export interface Devices {
  /** Whether this token was given to a device that signed in to the account. */
  knows(token: string, brand: string, username: string): Promise<boolean>;
  /** Called after a sign-in. Returns the token of the device: the one it sent if the house issued that, else a new one. */
  remember(token: string | undefined, account: AccountId): Promise<string>;
}

const perAccountMost = 10;
const wellFormed = /^[\w-]{43}$/;

/**
 * A device token gives no access. It shows that the device signed in before, so that wrong passwords of strangers are not
 * counted against it.
 */
export function createDevices(db: Db, clock: Clock, randomBytes: (length: number) => Uint8Array): Devices {
  return {
    knows: async (token, brand, username) =>
      wellFormed.test(token) && store.isDeviceKnown(db, hashToken(token), brand, username),
    async remember(given, account) {
      const isOurs =
        given !== undefined && wellFormed.test(given) && (await store.isDeviceGiven(db, hashToken(given)));
      const token = isOurs ? given : newToken(randomBytes);
      await store.insertDevice(db, hashToken(token), account, clock.now());
      await store.trimDevices(db, account, hashToken(token), perAccountMost - 1);
      return token;
    },
  };
}
