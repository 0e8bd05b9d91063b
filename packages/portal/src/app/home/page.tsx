import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import { DashboardTile } from './dashboard-tile.tsx';
import { useDashboards } from './dashboards.ts';
import { layoutLooks, tilesOf } from './tiles.ts';

const CasinoDisclaimer = lazyPart(async () => (await import('./casino-disclaimer.tsx')).CasinoDisclaimer);
const LiveNow = lazyPart(async () => (await import('./live-now.tsx')).LiveNow);
const TilesHead = lazyPart(async () => (await import('../../betting/live/section-head.tsx')).TilesHead);
const OpenBets = lazyPart(async () => (await import('../../account/open-bets/bets-pane.tsx')).OpenBets);

/** Live content first, then the brand's tiles (document 1, section 2). */
export function DashboardPage() {
  const brand = useBrand();
  const dashboards = useDashboards();
  const { dashboard: texts } = useTexts();
  const [disclaimedPath, setDisclaimedPath] = useState<string>();
  return (
    <div className="flex flex-col gap-2">
      <h1 className="sr-only">{texts.heading}</h1>
      {dashboards.map(
        ({ lead }) =>
          lead && (
            <Live key={lead.room} room={lead.room}>
              <lead.Section />
            </Live>
          ),
      )}
      <Live room="h-37">
        <LiveNow />
      </Live>
      <Live room="h-24 lg:hidden">
        <OpenBets />
      </Live>
      <Live room="h-11">
        <TilesHead />
      </Live>
      <ul className={layoutLooks[brand.dashboard.layout].list}>
        {tilesOf(brand, dashboards).map((shown) => (
          <li key={shown.tile} className={layoutLooks[brand.dashboard.layout].place(shown.size)}>
            <DashboardTile shown={shown} onAsk={setDisclaimedPath} />
          </li>
        ))}
      </ul>
      <Suspense>
        {disclaimedPath && (
          <CasinoDisclaimer path={disclaimedPath} onClose={() => setDisclaimedPath(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

interface LiveProps {
  /** Reserves the height of the content. */
  readonly room: string;
  readonly children: ReactNode;
}

/** Loaded in parallel with the tiles, but not while the rules popup of a first visit covers the page. */
function Live({ room, children }: LiveProps) {
  const isCovered = useOutletContext<boolean>();
  const placeholder = <Skeleton className={room} />;
  return isCovered ? placeholder : <Suspense fallback={placeholder}>{children}</Suspense>;
}
