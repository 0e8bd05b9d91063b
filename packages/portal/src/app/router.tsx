import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { directionOf } from '@maidan/ui/page-language.ts';
import { Toaster } from '@maidan/ui/toasts/toast.tsx';
import { UiProvider } from '@maidan/ui/ui-provider.tsx';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { currentSession, useSignOutReason } from '../house/session.ts';
import {
  galleryPath,
  mainPath,
  mainPathNames,
  mainPatterns,
  signInPath,
  tablePattern,
  videoPath,
} from '../paths.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { FirstGlimpse } from './first-glimpse.tsx';
import { Root, SignedInOnly } from './guards.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { preloadScreen, screens } from './screens.ts';

const loadMainArea = () => import('./main-area.tsx');
const MainArea = lazyPart(async () => (await loadMainArea()).MainArea);
const TableScreen = lazyPart(async () => (await import('./table-screen.tsx')).TableScreen);
const SignedOutNotice = lazyPart(
  async () => (await import('./log-out/signed-out-notice.tsx')).SignedOutNotice,
);
const loadSignIn = () => import('../account/sign-in/page.tsx');
const SignInPage = lazyPart(async () => (await loadSignIn()).SignInPage);
const VideoPage = lazyPart(
  async () => (await import('../products/tables/table/video/video-page.tsx')).VideoPage,
);
const GalleryPage =
  import.meta.env.DEV && lazyPart(async () => (await import('./gallery/gallery-page.tsx')).GalleryPage);

/**
 * Failures are ignored here: what cannot be preloaded is requested again when it is rendered, and fails
 * there.
 */
const ahead = (loading: Promise<unknown>): void => void Promise.allSettled([loading]);

/** Loaded in parallel with the language, which saves a round trip on a slow network. */
export function preloadFirstPage(): void {
  if (window.location.pathname.startsWith(videoPath)) return;
  if (currentSession()) {
    ahead(loadMainArea());
    preloadScreen(window.location.pathname);
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
        <Route path={`${videoPath}/:code`} element={<VideoPage />} />
        {GalleryPage && <Route path={galleryPath} element={<GalleryPage />} />}
        <Route element={<SignedInOnly />}>
          <Route element={<MainArea />}>
            <Route path={mainPath}>
              <Route index element={<Root />} />
              {mainPathNames.map((name) => {
                const Screen = screens[name];
                return <Route key={name} path={mainPatterns[name]} element={<Screen />} />;
              })}
              <Route path={tablePattern} element={<TableScreen />} />
            </Route>
            <Route path="*" element={<TableScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
