import { toast } from '@maidan/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { fetchDomainSettings } from '../../house/domain-settings.ts';
import { pathTo, signInPath } from '../../paths.ts';
import { currentTexts, useTexts } from '../../texts/texts.ts';
import { type Credentials, signIn } from './api.ts';

/** Document 1, section 2: how long 'You Are Not Authorised' is shown before the form is reset. */
const notAuthorisedMs = 1000;
/** Long enough to read it. */
const wrongTriesMs = 10_000;

export interface SignIn {
  readonly isBusy: boolean;
  /** Changes when the form must be reset. */
  readonly attempt: number;
  /** Why the house refused the sign-in, until the next attempt. */
  readonly refusal: string | undefined;
  readonly submit: (credentials: Credentials) => void;
}

export function useSignIn(onSigningIn: () => void): SignIn {
  const navigate = useNavigate();
  const { signIn: page } = useBrand();
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refused = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function startAfresh(): void {
    setBusy(false);
    setAttempt((count) => count + 1);
    void navigate(signInPath, { replace: true });
  }

  async function run(credentials: Credentials): Promise<void> {
    const signingIn = signIn(credentials);
    if (signingIn === undefined) return;
    setBusy(true);
    setRefusal(undefined);
    toast.dismiss(refused.current);
    onSigningIn();
    // Loaded already here, so that its notice is in the shell from the first render and shifts nothing.
    void fetchDomainSettings();
    const outcome = await signingIn;
    if (outcome.kind === 'signed-in') {
      const { wrongTries } = outcome;
      if (wrongTries > 0)
        toast.info(currentTexts().signIn.wrongTries(wrongTries), { durationMs: wrongTriesMs });
      const landing = page.variant === 'simple' ? 'rules' : 'dashboard';
      void navigate(pathTo(outcome.isPasswordChanged ? landing : 'changePassword'), { replace: true });
      return;
    }
    refused.current = toast.error(outcome.message, { title: texts.errors.title });
    if (outcome.kind === 'not-authorised') timer.current = setTimeout(startAfresh, notAuthorisedMs);
    else {
      setRefusal(outcome.message);
      setBusy(false);
    }
  }

  return { isBusy, attempt, refusal, submit: (credentials) => void run(credentials) };
}
