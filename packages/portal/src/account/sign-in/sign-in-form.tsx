import { Button } from '@maidan/ui/button.tsx';
import { TextField } from '@maidan/ui/form/fields.tsx';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import type { SignIn } from './use-sign-in.ts';

interface Missing {
  readonly username: boolean;
  readonly password: boolean;
}

const nothingMissing: Missing = { username: false, password: false };

export function SignInForm({ isBusy, refusal, submit }: Pick<SignIn, 'isBusy' | 'refusal' | 'submit'>) {
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
    <form noValidate onSubmit={send} className="flex flex-col gap-3.5">
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
        className="min-h-13 uppercase"
      />
      <PasswordField
        id="password"
        name="password"
        label={texts.password}
        error={missing.password ? texts.passwordRequired : refusal}
        onInput={() => setMissing({ ...missing, password: false })}
        autoComplete="current-password"
        maxLength={200}
        dir="ltr"
      />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        className="brand-type mt-1 min-h-13 w-full text-xl"
      >
        {texts.login}
      </Button>
      {page.variant === 'full' && demoLogin && (
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={() => submit(demoLogin)}
          className="min-h-13 w-full"
        >
          {texts.demo}
        </Button>
      )}
    </form>
  );
}

/** With a button beside its label that shows the password. */
function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const { signIn: texts } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-13 pe-24"
      />
      <button
        type="button"
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="focus-inset absolute end-1 top-7.5 min-h-11 min-w-11 px-3 font-semibold text-link"
      >
        {isShown ? texts.hide : texts.show}
      </button>
    </div>
  );
}
