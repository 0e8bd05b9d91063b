import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Brands } from '../brands/brands.ts';
import type { Outbox } from '../live/outbox.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import { createChangePassword } from './change-password.ts';
import { createDevices } from './devices.ts';
import { accountHandlers } from './handlers.ts';
import { createPasswords } from './passwords.ts';
import type { Preferences } from './preferences.ts';
import { createSignIn } from './sign-in.ts';

/** Wires up accounts: signing in, passwords, devices and their calls. */
export function openAccounts(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly sessions: Sessions;
  readonly preferences: Preferences;
  readonly outbox: Outbox;
  readonly brands: Brands;
}): ReturnType<typeof accountHandlers> {
  const { db, clock, randomBytes, sessions, preferences, outbox, brands } = parts;
  const passwords = createPasswords();
  const devices = createDevices(db, clock, randomBytes);
  const signIn = createSignIn({ db, clock, sessions, devices, passwords });
  const changePassword = createChangePassword({ db, clock, passwords });
  return accountHandlers({ db, sessions, signIn, changePassword, preferences, outbox, brands });
}
