import { classes } from '@maidan/ui/classes.ts';
import { useIsDesktop, useMedia } from '@maidan/ui/hooks/use-media.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { closeSidePane, paneHost, useIsDrawerOpen, useIsPaneFilled } from '@maidan/ui/shell-places.tsx';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../texts/texts.ts';

const PaneToggle = lazyPart(async () => (await import('./pane-toggle.tsx')).PaneToggle);

const paneId = 'side-pane';
const setHost = (element: HTMLElement | null) => paneHost.set(element ?? undefined);

interface RightPaneProps {
  /** The page is going to fill the pane: its room is reserved from the start, so that nothing shifts. */
  readonly isExpected: boolean;
}

/** The target of the pages' `SidePane`: a third column from 1100px, a drawer below. */
export function RightPane({ isExpected }: RightPaneProps) {
  const { shell: texts } = useTexts();
  const isFilled = useIsPaneFilled();
  const isOpen = useIsDrawerOpen();
  const { pathname } = useLocation();
  const hasRoom = useIsDesktop();
  const isDrawer = useMedia('(max-width: 1099.98px)');
  useEffect(() => {
    void pathname;
    closeSidePane();
  }, [pathname]);
  if (!hasRoom) return null;
  const isShown = isExpected || isFilled;
  return (
    <>
      <aside
        id={paneId}
        aria-label={texts.sidePane}
        className={classes(
          'sticky top-14 h-[calc(100dvh-3.5rem)] w-77 shrink-0 overflow-y-auto border-s border-line bg-surface p-3.5 max-[1100px]:fixed max-[1100px]:end-0 max-[1100px]:z-20 max-[1100px]:shadow-2xl',
          !isShown && 'hidden',
          !isOpen && 'max-[1100px]:hidden',
        )}
      >
        <div ref={setHost} className="flex flex-col gap-3.5" />
      </aside>
      <Suspense>{isFilled && isDrawer && <PaneToggle paneId={paneId} />}</Suspense>
    </>
  );
}
