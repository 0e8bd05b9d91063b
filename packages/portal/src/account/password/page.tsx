import { Button } from '@maidan/ui/button.tsx';
import { TextField } from '@maidan/ui/form/fields.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../house/session.ts';
import type { Dictionary } from '../../texts/en.ts';
import { useTexts } from '../../texts/texts.ts';
import { changePassword } from './api.ts';

const fieldNames = ['old', 'new', 'confirm'] as const;

function readPasswords(form: HTMLFormElement): Passwords {
  const fields = new FormData(form);
  return {
    old: String(fields.get('old')),
    new: String(fields.get('new')),
    confirm: String(fields.get('confirm')),
  };
}

export function PasswordPage() {
  const texts = useTexts();
  const isFirstTime = useSession()?.isPasswordChanged === false;
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [isBusy, setBusy] = useState(false);

  async function send(form: HTMLFormElement, passwords: Passwords): Promise<void> {
    setBusy(true);
    const reply = await changePassword(passwords.old, passwords.new);
    setBusy(false);
    if (reply.ok) {
      toast.success(texts.password.changed, { title: texts.errors.success });
      form.reset();
    } else toast.error(reply.message, { title: texts.errors.title });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    toast.dismissErrors();
    const passwords = readPasswords(form);
    const found = checkPasswords(passwords, texts.password);
    setErrors(found);
    const wrong = fieldNames.find((name) => found[name]);
    if (found.confirm === texts.password.mismatch) {
      toast.error(texts.password.mismatch, { title: texts.errors.wrong });
    }
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else void send(form, passwords);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-md flex-col gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      {isFirstTime && <p className="rounded-lg bg-raised p-3 text-sm">{texts.password.firstTime}</p>}
      {fieldNames.map((name) => (
        <TextField
          key={name}
          name={name}
          type="password"
          label={texts.password[name]}
          error={errors[name]}
          onInput={() => setErrors(({ [name]: _, ...others }) => others)}
          autoComplete={name === 'old' ? 'current-password' : 'new-password'}
          maxLength={200}
          dir="ltr"
        />
      ))}
      <Button type="submit" variant="primary" busy={isBusy} className="mt-2 w-full">
        {texts.password.submit}
      </Button>
    </form>
  );
}

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
