import type { Db } from '../db/db.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { hashPassword, passwordLeast, passwordMatches } from './passwords.ts';
import { type AccountRow, updatePassword } from './store.ts';

/** Why, when the password stays as it was. */
export async function changePassword(
  db: Db,
  account: AccountRow,
  oldPassword: string,
  newPassword: string,
): Promise<Refused | undefined> {
  if (account.is_demo) return refuse('demo-password-kept');
  if (!(await passwordMatches(account.password_hash, oldPassword))) return refuse('old-password-wrong');
  if (newPassword.length < passwordLeast)
    return refuse('new-password-short', { figures: { least: String(passwordLeast) } });
  if (newPassword === oldPassword) return refuse('new-password-same');
  await updatePassword(db, account.id, await hashPassword(newPassword), true);
  return undefined;
}
