import { classes } from '@maidan/ui/classes.ts';
import { useIsDesktop } from '@maidan/ui/hooks/use-media.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { useIsPaneFilled } from '@maidan/ui/shell-places.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { nameWindow, useBrand } from '../../brand/brand.ts';
import { useDomainSettings } from '../../house/domain-settings.ts';
import { useHasSettledRounds } from '../../house/live-socket.ts';
import { clearRulesPopup, isRulesPopupDue } from '../../house/session.ts';
import { loadBetParts } from '../../product-parts.ts';
import { hindiLetters } from '../../texts/letters/hindi-letters.ts';
import { useTexts } from '../../texts/texts.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { frameOf } from '../screen-frame.ts';
import { sectionAt } from '../section-at.ts';
import { ComingPage } from './coming-page.tsx';
import { Header } from './header.tsx';
import { LeftPane } from './left-pane.tsx';
import { RightPane } from './right-pane.tsx';

const RulesPopup = lazyPart(async () => {
  const [part] = await Promise.all([import('../rules/rules-popup.tsx'), hindiLetters()]);
  return part.RulesPopup;
});

const RoundNotices = lazyPart(async () => {
  const [part] = await Promise.all([import('../rounds/round-notices.tsx'), loadBetParts()]);
  return part.RoundNotices;
});
const BottomBar = lazyPart(async () => (await import('./bottom-bar.tsx')).BottomBar);
const PullToRefresh = lazyPart(async () => (await import('./pull-to-refresh.tsx')).PullToRefresh);

const BetsPane = lazyPart(async () => (await import('../../account/open-bets/bets-pane.tsx')).BetsPane);

// Few pages have a marquee, so it is loaded only with a text to show.
const Marquee = lazyPart(async () => (await import('@maidan/ui/marquee/marquee.tsx')).Marquee);

const mainId = 'content';
const canTouch = 'ontouchstart' in window;

export function Shell() {
  const brand = useBrand();
  const texts = useTexts();
  const { clientNotification } = useDomainSettings();
  const { pathname } = useLocation();
  const section = sectionAt(pathname);
  const { isTitled, pane, hasBelowMenu = false } = frameOf(section);
  const hasPane = useIsPaneFilled() || pane !== undefined;
  const [isRulesOpen, setRulesOpen] = useState(isRulesPopupDue);
  const hasRounds = useHasSettledRounds();
  const isDesktop = useIsDesktop();
  useBlockedInspection(brand.flags.blockInspection);
  useNewPage(mainId, section && texts.titles[section]);

  function closeRules(): void {
    clearRulesPopup();
    setRulesOpen(false);
  }

  return (
    <div className="flex min-h-dvh flex-col bg-background pb-[calc(3.75rem+1px+env(safe-area-inset-bottom))] at-table:pb-0 lg:pb-0">
      <a
        href={`#${mainId}`}
        className="sr-only bg-surface p-3 font-semibold text-text focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50"
      >
        {texts.shell.skip}
      </a>
      <Suspense>{canTouch && <PullToRefresh />}</Suspense>
      <Header />
      {clientNotification && (
        <section aria-label={texts.shell.notification} className="border-b border-line bg-raised text-sm">
          <Suspense fallback={<div className="h-11" />}>
            <Marquee text={clientNotification} className="mx-auto max-w-400" />
          </Suspense>
        </section>
      )}
      <div className="mx-auto flex w-full max-w-400 flex-1 at-table:max-w-none">
        <LeftPane hasBelowMenu={hasBelowMenu && !isRulesOpen} />
        <div
          className={classes(
            'flex min-w-0 flex-1 flex-col',
            // Forms and ledgers are hard to read over the full width of a wide window.
            !hasPane && 'mx-auto max-w-[57rem] at-table:max-w-none',
          )}
        >
          <main
            id={mainId}
            tabIndex={-1}
            className={classes(
              'min-h-[calc(100dvh-6.25rem)] flex-1 p-3 outline-none at-table:relative at-table:max-md:p-0 lg:p-4',
              // With a notice the page has less room: a minimum height would push the end of a game out of
              // view.
              !clientNotification && 'lg:min-h-[calc(100dvh-3.5rem)]',
            )}
          >
            {section && isTitled && <h1 className="mb-3 text-xl font-semibold">{texts.titles[section]}</h1>}
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<ComingPage />}>
                <Outlet context={isRulesOpen} />
                {pane === 'open-bets' && <BetsPane />}
              </Suspense>
            </ErrorBoundary>
          </main>
          {brand.flags.footer && (
            <footer className="px-4 at-table:max-md:hidden py-5 text-center text-sm text-muted">
              {texts.shell.footer(brand.title)}
            </footer>
          )}
        </div>
        <RightPane isExpected={pane !== undefined} />
      </div>
      <Suspense>{!isDesktop && <BottomBar />}</Suspense>
      <Suspense>{hasRounds && <RoundNotices />}</Suspense>
      <Suspense>{isRulesOpen && <RulesPopup onClose={closeRules} />}</Suspense>
    </div>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;
}

function blockMenu(event: MouseEvent): void {
  // Text fields keep their context menu, for pasting and spelling.
  if (!isTextField(event.target)) event.preventDefault();
}

function blockKey(event: KeyboardEvent): void {
  if (event.key === 'F12' && !isTextField(event.target)) event.preventDefault();
}

function useBlockedInspection(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return;
    document.addEventListener('contextmenu', blockMenu);
    document.addEventListener('keydown', blockKey);
    return () => {
      document.removeEventListener('contextmenu', blockMenu);
      document.removeEventListener('keydown', blockKey);
    };
  }, [isBlocked]);
}

/**
 * On a new address: scrolls to the top, focuses the content, and sets the window's title where the shell
 * knows it.
 */
function useNewPage(contentId: string, title: string | undefined): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (title !== undefined) nameWindow(title);
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, contentId]);
}
