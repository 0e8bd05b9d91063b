import type { ComponentType } from 'react';
import { currentBrand, type PortalBrand } from '../../brand/brand.ts';
import type { GameScreenName } from './game-screen-names.ts';

type LoadScreen = () => Promise<ComponentType>;

/** A game that a brand has switched off cannot be opened by its address either. */
const offered = (flag: keyof PortalBrand['flags'], load: LoadScreen): LoadScreen => {
  const shut: LoadScreen = async () => (await import('./not-offered-page.tsx')).NotOfferedPage;
  return () => (currentBrand().flags[flag] ? load() : shut());
};

/** In a separate chunk: the list of what each of them loads is long, and most visits begin elsewhere. */
export const gameScreens: Record<GameScreenName, LoadScreen> = {
  casino: async () => (await import('../../products/tables/list/page.tsx')).CasinoPage,
  verifyRound: async () => (await import('../verify-round/page.tsx')).VerifyRoundPage,
  aviator: offered('aviator', async () => (await import('../../products/aviator/page.tsx')).AviatorPage),
  internationalCasino: async () => (await import('../../products/launched/list-page.tsx')).LaunchedListPage,
  launchedGame: async () => (await import('../../products/launched/game-page.tsx')).LaunchedGamePage,
  virtualGame: async () => (await import('../../products/launched/virtual-page.tsx')).VirtualGamePage,
  matka: offered('matka', async () => (await import('../../products/matka/list-page.tsx')).MatkaListPage),
  matkaList: offered('matka', async () => (await import('../../products/matka/list-page.tsx')).MatkaListPage),
  sattaMatkas: offered('matka', async () => (await import('../../products/matka/satta-page.tsx')).SattaPage),
  sattaMatka: offered('matka', async () => (await import('../../products/matka/satta-page.tsx')).SattaPage),
  matkaType: offered('matka', async () => (await import('../../products/matka/type-page.tsx')).MatkaTypePage),
  matkaSingle: offered('matka', async () => (await import('../../products/matka/game-pages.tsx')).SinglePage),
  matkaJodi: offered('matka', async () => (await import('../../products/matka/game-pages.tsx')).JodiPage),
  matkaSinglePatti: offered(
    'matka',
    async () => (await import('../../products/matka/game-pages.tsx')).SinglePattiPage,
  ),
  matkaDoublePatti: offered(
    'matka',
    async () => (await import('../../products/matka/game-pages.tsx')).DoublePattiPage,
  ),
  matkaTriplePatti: offered(
    'matka',
    async () => (await import('../../products/matka/game-pages.tsx')).TriplePattiPage,
  ),
  matkaOddEven: offered(
    'matka',
    async () => (await import('../../products/matka/odd-even-page.tsx')).OddEvenPage,
  ),
  matkaBetList: offered(
    'matka',
    async () => (await import('../../products/matka/bet-list-page.tsx')).MatkaBetListPage,
  ),
  matkaChart: offered(
    'matka',
    async () => (await import('../../products/matka/chart-page.tsx')).MatkaChartPage,
  ),
};
