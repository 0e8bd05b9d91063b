import type { ComponentType } from 'react';
import type { GameScreenName } from './game-screen-names.ts';

/** In a chunk of their own: the list of what each of them loads is long, and most visits begin elsewhere. */
export const gameScreens: Record<GameScreenName, () => Promise<ComponentType>> = {
  casino: async () => (await import('../features/casino/page.tsx')).CasinoPage,
  verifyRound: async () => (await import('../features/verify-round/page.tsx')).VerifyRoundPage,
  aviator: async () => (await import('../features/aviator/page.tsx')).AviatorPage,
  internationalCasino: async () => (await import('../features/launched/list-page.tsx')).LaunchedListPage,
  launchedGame: async () => (await import('../features/launched/game-page.tsx')).LaunchedGamePage,
  virtualGame: async () => (await import('../features/launched/virtual-page.tsx')).VirtualGamePage,
  matka: async () => (await import('../features/matka/list-page.tsx')).MatkaListPage,
  matkaList: async () => (await import('../features/matka/list-page.tsx')).MatkaListPage,
  sattaMatkas: async () => (await import('../features/matka/satta-page.tsx')).SattaPage,
  sattaMatka: async () => (await import('../features/matka/satta-page.tsx')).SattaPage,
  matkaType: async () => (await import('../features/matka/type-page.tsx')).MatkaTypePage,
  matkaSingle: async () => (await import('../features/matka/game-pages.tsx')).SinglePage,
  matkaJodi: async () => (await import('../features/matka/game-pages.tsx')).JodiPage,
  matkaSinglePatti: async () => (await import('../features/matka/game-pages.tsx')).SinglePattiPage,
  matkaDoublePatti: async () => (await import('../features/matka/game-pages.tsx')).DoublePattiPage,
  matkaTriplePatti: async () => (await import('../features/matka/game-pages.tsx')).TriplePattiPage,
  matkaOddEven: async () => (await import('../features/matka/odd-even-page.tsx')).OddEvenPage,
  matkaBetList: async () => (await import('../features/matka/bet-list-page.tsx')).MatkaBetListPage,
  matkaChart: async () => (await import('../features/matka/chart-page.tsx')).MatkaChartPage,
};
