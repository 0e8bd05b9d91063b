import { classes } from '@maidan/ui/classes.ts';
import { directionOf } from '@maidan/ui/dictionary.ts';
import { useIsOnline } from '@maidan/ui/hooks/use-media.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Toaster } from '@maidan/ui/toast.tsx';
import { UiProvider } from '@maidan/ui/ui-provider.tsx';
import { Suspense } from 'react';
import { BrowserRouter, matchPath, Route, Routes } from 'react-router';
import { currentBrand } from '../brand/brand.ts';
import { useDoesHouseAnswer } from '../house/account/house-answers.ts';
import { currentSession, useSignOutReason } from '../house/session.ts';
import { gamePattern, mainPath, signInPath } from '../paths.ts';
import { mainPathNames, mainPatterns, products } from '../products.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { Root, SignedInOnly } from './guards.tsx';
import { preloadScreen, screens } from './screens.ts';

async function loadMainArea() {
  const [{ MainArea }, { loadProductParts }] = await Promise.all([
    import('./main-area.tsx'),
    import('../product-parts.ts'),
  ]);
  await loadProductParts();
  return MainArea;
}
const MainArea = lazyPart(loadMainArea);
const GameScreen = lazyPart(async () => {
  const [part, { loadBetParts }] = await Promise.all([
    import('./game-screen.tsx'),
    import('../product-parts.ts'),
  ]);
  await loadBetParts();
  return part.GameScreen;
});
const SignedOutNotice = lazyPart(
  async () => (await import('./log-out/signed-out-notice.tsx')).SignedOutNotice,
);
const loadSignIn = () => import('../account/sign-in/page.tsx');
const SignInPage = lazyPart(async () => (await loadSignIn()).SignInPage);
const openPages = products.flatMap(({ openPage }) =>
  openPage ? [{ path: openPage.path, Page: lazyPart(() => openPage.load()) }] : [],
);

/**
 * Failures are ignored here: what cannot be preloaded is requested again when it is rendered, and fails
 * there.
 */
const ahead = (loading: Promise<unknown>): void => void Promise.allSettled([loading]);

/** Loaded in parallel with the language, which saves a round trip on a slow network. */
export function preloadFirstPage(): void {
  const { pathname } = window.location;
  if (openPages.some(({ path }) => matchPath(path, pathname))) return;
  if (currentSession()) {
    ahead(loadMainArea());
    preloadScreen(pathname);
  } else ahead(loadSignIn());
}

export function PortalRouter() {
  const texts = useTexts();
  const language = useLanguage();
  return (
    <UiProvider labels={texts.ui} direction={directionOf(language)}>
      <BrowserRouter>
        <Pages />
        <OfflineBanner />
      </BrowserRouter>
      <Toaster />
    </UiProvider>
  );
}

function SignIn() {
  const reason = useSignOutReason();
  return (
    <>
      <Suspense>{reason && <SignedOutNotice reason={reason} />}</Suspense>
      <SignInPage onSigningIn={() => ahead(loadMainArea())} />
    </>
  );
}

function Pages() {
  return (
    <Suspense fallback={<FirstGlimpse />}>
      <Routes>
        <Route index element={<Root />} />
        <Route path={signInPath} element={<SignIn />} />
        {openPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route element={<SignedInOnly />}>
          <Route element={<MainArea />}>
            <Route path={mainPath}>
              <Route index element={<Root />} />
              {mainPathNames.map((name) => {
                const Screen = screens[name];
                return <Route key={name} path={mainPatterns[name]} element={<Screen />} />;
              })}
              <Route path={gamePattern} element={<GameScreen />} />
            </Route>
            <Route path="*" element={<GameScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Shown until the first page has loaded, like index.html: the brand and a loading sign. */
function FirstGlimpse() {
  return (
    <div aria-busy="true" className="grid min-h-dvh content-center justify-items-center gap-4">
      <p className="text-xl font-bold">{currentBrand().title}</p>
      <div className="h-1 w-24 animate-blink rounded-full bg-primary" />
    </div>
  );
}

/**
 * Above the bottom bar, whose raised middle button covers part of it; at a table above its keys, in other
 * games at the bottom.
 */
const place =
  'fixed inset-x-0 bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-20 pt-2 pb-6 at-table:bottom-0 at-table:pb-2 at-table:[:root:has([data-keys])_&]:max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:bottom-0 lg:pb-2';

/** Says that what is shown may be out of date, on every screen. */
function OfflineBanner() {
  const { errors } = useTexts();
  const isOnline = useIsOnline();
  const doesHouseAnswer = useDoesHouseAnswer();
  const notice = !isOnline ? errors.offline : doesHouseAnswer ? undefined : errors.unanswered;
  return (
    // Adds room at the end of the page, so that everything can be scrolled clear of a notice of two lines.
    <div role="status" className={notice && 'h-18 at-table:h-14 lg:h-9'}>
      {notice && (
        <p className={classes('bg-text px-4 text-center text-sm text-background', place)}>{notice}</p>
      )}
    </div>
  );
}
