import { PanelRight } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import {
  closeSidePane,
  openSidePane,
  paneHost,
  useIsDrawerOpen,
  useIsPaneFilled,
} from '../../ui/panes/pane-state.ts';
import { useMedia } from '../../ui/use-media.ts';

const paneId = 'side-pane';
const desktop = '(min-width: 992px)';
const setHost = (element: HTMLElement | null) => paneHost.set(element ?? undefined);

interface RightPaneProps {
  /** The page is going to fill it: its room is kept from the start, so that nothing moves when it does. */
  readonly isExpected: boolean;
}

/** Where pages draw their `SidePane`: a third column from 1100px, a drawer under it. */
export function RightPane({ isExpected }: RightPaneProps) {
  const { shell: texts } = useTexts();
  const isFilled = useIsPaneFilled();
  const isOpen = useIsDrawerOpen();
  const { pathname } = useLocation();
  const hasRoom = useMedia(desktop);
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
      {isFilled && (
        <button
          type="button"
          aria-controls={paneId}
          aria-expanded={isOpen}
          onClick={isOpen ? closeSidePane : openSidePane}
          className="fixed end-4 bottom-4 z-30 flex min-h-11 items-center gap-2 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary shadow-lg min-[1100px]:hidden [&>svg]:size-5"
        >
          <PanelRight aria-hidden="true" className="rtl:-scale-x-100" />
          {texts.sidePane}
        </button>
      )}
    </>
  );
}
