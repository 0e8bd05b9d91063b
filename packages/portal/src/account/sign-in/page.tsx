import { Link } from 'react-router';
import { useSession } from '../../house/session.ts';
import { rootPath } from '../../paths.ts';
import { LanguageSelect } from '../../texts/language-select.tsx';
import { useTexts } from '../../texts/texts.ts';
import { HelpLine } from './help-line.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInPicture } from './sign-in-picture.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  /** Called when credentials are sent, so that the next screen can load meanwhile. */
  readonly onSigningIn: () => void;
}

export function SignInPage({ onSigningIn }: SignInPageProps) {
  const { signIn: texts } = useTexts();
  const session = useSession();
  const { isBusy, attempt, refusal, submit } = useSignIn(onSigningIn);

  return (
    <div className="relative flex min-h-dvh flex-col bg-background lg:flex-row">
      <header className="contents">
        <SignInPicture />
        <div className="absolute end-3 top-3">
          <LanguageSelect labelHidden />
        </div>
      </header>
      <main className="relative -mt-8 flex flex-col justify-center gap-4 px-4 pb-4 lg:mt-0 lg:w-112 lg:px-8 lg:pt-20">
        <div className="brand-card rounded-2xl border border-line bg-surface p-5">
          <h1 className="mb-3 text-xl max-lg:sr-only">{texts.heading}</h1>
          {session && !isBusy && (
            <p className="mb-4 rounded-lg bg-raised px-3 pt-3 text-sm">
              <span className="block">{texts.signedInAs(session.username)}</span>
              <Link
                to={rootPath}
                className="inline-flex min-h-11 min-w-11 items-center font-semibold underline underline-offset-2"
              >
                {texts.carryOn}
              </Link>
            </p>
          )}
          <SignInForm key={attempt} isBusy={isBusy} refusal={refusal} submit={submit} />
        </div>
        <div className="flex items-center gap-3 text-sm text-muted">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-current font-bold"
          >
            {texts.adultsMark}
          </span>
          <p>
            {texts.territory}
            <br />
            {texts.adults}
            <HelpLine />
          </p>
        </div>
      </main>
    </div>
  );
}
