import type { Db } from '../db/db.ts';
import { hashPassword, passwordLeast, passwordMatches } from './passwords.ts';
import { type AccountRow, updatePassword } from './store.ts';

/** The reason in words when the password stays as it was. */
export async function changePassword(
  db: Db,
  account: AccountRow,
  oldPassword: string,
  newPassword: string,
): Promise<string | undefined> {
  if (account.is_demo) return 'The demo password cannot be changed';
  if (!(await passwordMatches(account.password_hash, oldPassword))) return 'Old password is wrong';
  if (newPassword.length < passwordLeast)
    return `New password must have at least ${passwordLeast} characters`;
  if (newPassword === oldPassword) return 'New password must differ from the old one';
  await updatePassword(db, account.id, await hashPassword(newPassword), true);
  return undefined;
}
