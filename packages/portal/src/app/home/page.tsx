import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import type { DisclaimedGame } from './casino-disclaimer.tsx';
import { DashboardTile } from './dashboard-tile.tsx';
import { layoutLooks } from './layouts.ts';
import { tilesOf } from './tiles.ts';

const CasinoDisclaimer = lazyPart(async () => (await import('./casino-disclaimer.tsx')).CasinoDisclaimer);
const InPlay = lazyPart(async () => (await import('../../products/sports/dashboard/in-play.tsx')).InPlay);
const TilesHead = lazyPart(async () => (await import('../../betting/section-head.tsx')).TilesHead);
const OpenBets = lazyPart(async () => (await import('../../account/open-bets/open-bets.tsx')).OpenBets);

interface DashboardPageProps {
  /** Tables, flight and matka, which belong to other features. */
  readonly liveNow: ReactNode;
}

/** Live content first, then the brand's tiles (document 1, section 2). */
export function DashboardPage({ liveNow }: DashboardPageProps) {
  const brand = useBrand();
  const { dashboard: texts } = useTexts();
  const [game, setGame] = useState<DisclaimedGame>();
  return (
    <div className="flex flex-col gap-2">
      <h1 className="sr-only">{texts.heading}</h1>
      <Live room="h-89.25 lg:h-109">
        <InPlay />
      </Live>
      <Live room="h-37">{liveNow}</Live>
      <Live room="h-24 lg:hidden">
        <OpenBets />
      </Live>
      <Live room="h-11">
        <TilesHead />
      </Live>
      <ul className={layoutLooks[brand.dashboard.layout].list}>
        {tilesOf(brand).map((shown) => (
          <li key={shown.tile} className={layoutLooks[brand.dashboard.layout].place(shown.tile)}>
            <DashboardTile shown={shown} onGame={setGame} />
          </li>
        ))}
      </ul>
      <Suspense>{game && <CasinoDisclaimer game={game} onClose={() => setGame(undefined)} />}</Suspense>
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
