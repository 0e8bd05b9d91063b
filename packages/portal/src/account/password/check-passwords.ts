import type { Dictionary } from '../../texts/en.ts';

export interface Passwords {
  readonly old: string;
  readonly new: string;
  readonly confirm: string;
}

export type PasswordErrors = Partial<Record<keyof Passwords, string>>;

/** Document 1, section 5. */
export function checkPasswords(passwords: Passwords, texts: Dictionary['password']): PasswordErrors {
  return {
    ...(passwords.old === '' && { old: texts.oldRequired }),
    ...(passwords.new === '' && { new: texts.newRequired }),
    ...(passwords.confirm === ''
      ? { confirm: texts.confirmRequired }
      : passwords.confirm !== passwords.new && { confirm: texts.mismatch }),
  };
}
