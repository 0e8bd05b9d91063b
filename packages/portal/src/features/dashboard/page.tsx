import { lazy, Suspense, useState } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BetsPane } from '../../sports/open-bets/bets-pane.tsx';
import type { DisclaimedGame } from './casino-disclaimer.tsx';
import { DashboardTile } from './dashboard-tile.tsx';
import { layoutLooks } from './layouts.ts';
import { tilesOf } from './tiles.ts';

const CasinoDisclaimer = lazy(async () => ({
  default: (await import('./casino-disclaimer.tsx')).CasinoDisclaimer,
}));

export function DashboardPage() {
  const brand = useBrand();
  const { dashboard: texts } = useTexts();
  const [game, setGame] = useState<DisclaimedGame>();
  return (
    <>
      <h1 className="sr-only">{texts.heading}</h1>
      <ul className={layoutLooks[brand.dashboard.layout].list}>
        {tilesOf(brand).map((shown) => (
          <li key={shown.tile} className="flex">
            <DashboardTile shown={shown} onGame={setGame} />
          </li>
        ))}
      </ul>
      <Suspense>
        <BetsPane />
      </Suspense>
      <Suspense>{game && <CasinoDisclaimer game={game} onClose={() => setGame(undefined)} />}</Suspense>
    </>
  );
}
