import { type FormEvent, useState } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SignIn } from './use-sign-in.ts';

interface Missing {
  readonly username: boolean;
  readonly password: boolean;
}

const nothingMissing: Missing = { username: false, password: false };

export function SignInForm({ isBusy, submit }: Pick<SignIn, 'isBusy' | 'submit'>) {
  const { signIn: texts } = useTexts();
  const { signIn: page, demoLogin } = useBrand();
  const [missing, setMissing] = useState(nothingMissing);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const username = String(fields.get('username')).trim();
    const password = String(fields.get('password'));
    const found = { username: username === '', password: password === '' };
    setMissing(found);
    const first = found.username ? 'username' : 'password';
    if (found.username || found.password) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else submit({ username, password });
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <TextField
        name="username"
        label={texts.username}
        error={missing.username ? texts.usernameRequired : undefined}
        onInput={() => setMissing({ ...missing, username: false })}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        dir="ltr"
        className="uppercase"
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        error={missing.password ? texts.passwordRequired : undefined}
        onInput={() => setMissing({ ...missing, password: false })}
        autoComplete="current-password"
        maxLength={200}
        dir="ltr"
      />
      <Button type="submit" variant="primary" busy={isBusy} className="mt-2 w-full">
        {texts.login}
      </Button>
      {page.variant === 'full' && demoLogin && (
        <Button variant="outline" disabled={isBusy} onClick={() => submit(demoLogin)} className="w-full">
          {texts.demo}
        </Button>
      )}
    </form>
  );
}
