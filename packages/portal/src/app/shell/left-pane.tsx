import { useIsDesktop } from '@maidan/ui/hooks/use-is-desktop.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense } from 'react';

const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);
const LiveMatches = lazyPart(
  async () => (await import('../../products/sports/dashboard/live-matches.tsx')).LiveMatches,
);

interface LeftPaneProps {
  /** Only beside a page that follows the matches itself: no other page loads them. */
  readonly hasMatches: boolean;
}

/** The menu, and what can be bet on. A phone has the menu in a drawer, and loads it when that is opened. */
export function LeftPane({ hasMatches }: LeftPaneProps) {
  const hasRoom = useIsDesktop();
  return (
    <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-56 shrink-0 overflow-y-auto border-e border-line p-2 at-table:hidden lg:block">
      {hasRoom && (
        <>
          <Suspense>
            <SideMenu />
          </Suspense>
          <Suspense>{hasMatches && <LiveMatches />}</Suspense>
        </>
      )}
    </aside>
  );
}
