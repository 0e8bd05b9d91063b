import { useIsDesktop } from '@maidan/ui/hooks/use-media.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { offeredParts } from '../../product-parts.ts';

const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);

interface LeftPaneProps {
  /** Only beside a page that follows the same things itself: no other page loads them. */
  readonly hasBelowMenu: boolean;
}

/** The menu, and what can be bet on. A phone has the menu in a drawer, and loads it when that is opened. */
export function LeftPane({ hasBelowMenu }: LeftPaneProps) {
  const hasRoom = useIsDesktop();
  const below = offeredParts(useBrand()).flatMap(({ BelowMenu }) => BelowMenu ?? []);
  return (
    <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-56 shrink-0 overflow-y-auto border-e border-line p-2 at-table:hidden lg:block">
      {hasRoom && (
        <>
          <Suspense>
            <SideMenu />
          </Suspense>
          <Suspense>
            {hasBelowMenu && below.map((BelowMenu, place) => <BelowMenu key={place.toString()} />)}
          </Suspense>
        </>
      )}
    </aside>
  );
}
