import type { ComponentType } from 'react';
import type { MatkaPath } from './paths.ts';

const list = async () => (await import('./list-page.tsx')).MatkaListPage;
const satta = async () => (await import('./satta-page.tsx')).SattaPage;
const loadGames = () => import('./number-page.tsx');

/** In a chunk of its own: the list of what each of them loads is long, and few visits begin here. */
export const screens: Record<MatkaPath, () => Promise<ComponentType>> = {
  matka: list,
  matkaList: list,
  sattaMatkas: satta,
  sattaMatka: satta,
  matkaType: async () => (await import('./type-page.tsx')).MatkaTypePage,
  matkaSingle: async () => (await loadGames()).SinglePage,
  matkaJodi: async () => (await loadGames()).JodiPage,
  matkaSinglePatti: async () => (await loadGames()).SinglePattiPage,
  matkaDoublePatti: async () => (await loadGames()).DoublePattiPage,
  matkaTriplePatti: async () => (await loadGames()).TriplePattiPage,
  matkaOddEven: async () => (await import('./odd-even-page.tsx')).OddEvenPage,
  matkaBetList: async () => (await import('./bet-list-page.tsx')).MatkaBetListPage,
  matkaChart: async () => (await import('./chart-page.tsx')).MatkaChartPage,
};
