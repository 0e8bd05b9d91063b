import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useSession } from '../../house/session.ts';
import { rootPath } from '../../paths.ts';
import { LanguageSelect } from '../../texts/language-select.tsx';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { brandWord } from '../../texts/use-brand-word.ts';
import { SignInForm } from './sign-in-form.tsx';
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

/** The brand's name over its picture, in the brand's colours for them (brand.css). */
export function SignInPicture() {
  const { title, logoUrl, look } = useBrand();
  const line = brandWord('signIn', useLanguage());
  return (
    <div className="sign-in-picture">
      {look.signInName === 'type' ? (
        <p className="brand-type">{title}</p>
      ) : (
        <img src={logoUrl} alt={title} className="h-16 rounded-lg bg-header px-4 py-3" />
      )}
      {line && <p>{line}</p>}
    </div>
  );
}

/** The brand's contact for help; an e-mail address becomes a link. */
export function HelpLine() {
  const { signIn: texts } = useTexts();
  const { helpLine } = useBrand();
  if (helpLine === '') return null;
  return (
    <span className="block">
      {texts.help}{' '}
      {helpLine.includes('@') ? (
        <a href={`mailto:${helpLine}`} className="inline-block py-2 font-semibold text-link">
          {helpLine}
        </a>
      ) : (
        helpLine
      )}
    </span>
  );
}
