import { Link } from 'react-router';
import { rootPath } from '../../api/paths.ts';
import { useSession } from '../../api/session.ts';
import { useBrand } from '../../brand/brand.ts';
import { LanguageSelect } from '../../i18n/language-select.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  /** Called when credentials are sent, so that the next screen can load meanwhile. */
  readonly onSigningIn: () => void;
}

export function SignInPage({ onSigningIn }: SignInPageProps) {
  const brand = useBrand();
  const { signIn: texts } = useTexts();
  const session = useSession();
  const { isBusy, attempt, submit } = useSignIn(onSigningIn);

  return (
    <div className="flex min-h-dvh flex-col bg-background">
      <header className="flex min-h-14 items-center justify-end px-4 pt-2">
        <LanguageSelect labelHidden />
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col px-4 pt-[min(10vh,6rem)] pb-8">
        <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-sm">
          <div className="flex h-24 items-center justify-center bg-header px-6">
            <img src={brand.logoUrl} alt={brand.title} className="max-h-12 max-w-full" />
          </div>
          <div className="p-5">
            <h1 className="mb-4 text-lg font-semibold">{texts.heading}</h1>
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
            <SignInForm key={attempt} isBusy={isBusy} submit={submit} />
          </div>
        </div>
        <div className="mt-5 flex items-center gap-3 text-sm text-muted">
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
          </p>
        </div>
      </main>
    </div>
  );
}
