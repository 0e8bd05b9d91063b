import { beforeEach, expect, test, vi } from 'vitest';
import { mainPathNames, productOf } from '../products.ts';
import { NotOfferedPage } from './screens/not-offered-page.tsx';
import { loadScreen } from './screens.ts';

const flags = vi.hoisted((): Record<string, boolean> => ({}));
vi.mock('../brand/brand.ts', () => ({ currentBrand: () => ({ flags }) }));
vi.mock('../products/aviator/page.tsx', () => ({ AviatorPage: () => null }));
vi.mock('../products/tables/list/page.tsx', () => ({ CasinoPage: () => null }));
vi.mock('../products/sports/matches/page.tsx', () => ({ MatchesPage: () => null }));
vi.mock('../products/sports/match/page.tsx', () => ({ MatchPage: () => null }));
vi.mock('../products/sports/verify/page.tsx', () => ({ VerifyPage: () => null }));
vi.mock('../products/launched/list-page.tsx', () => ({ LaunchedListPage: () => null }));
vi.mock('../products/launched/game-page.tsx', () => ({ LaunchedGamePage: () => null }));
vi.mock('../products/launched/virtual-page.tsx', () => ({ VirtualGamePage: () => null }));
vi.mock('../products/matka/list-page.tsx', () => ({ MatkaListPage: () => null }));
vi.mock('../products/matka/satta-page.tsx', () => ({ SattaPage: () => null }));
vi.mock('../products/matka/type-page.tsx', () => ({ MatkaTypePage: () => null }));
vi.mock('../products/matka/number-page.tsx', () => ({
  SinglePage: () => null,
  JodiPage: () => null,
  SinglePattiPage: () => null,
  DoublePattiPage: () => null,
  TriplePattiPage: () => null,
}));
vi.mock('../products/matka/odd-even-page.tsx', () => ({ OddEvenPage: () => null }));
vi.mock('../products/matka/bet-list-page.tsx', () => ({ MatkaBetListPage: () => null }));
vi.mock('../products/matka/chart-page.tsx', () => ({ MatkaChartPage: () => null }));
vi.mock('./screens/not-offered-page.tsx', () => ({ NotOfferedPage: () => null }));

const gameScreenNames = mainPathNames.filter((name) => productOf(name) !== undefined);

beforeEach(() => Object.assign(flags, { matka: true, aviator: true }));

async function shutScreens(): Promise<readonly string[]> {
  const opened = await Promise.all(
    gameScreenNames.map(async (name) => [name, await loadScreen(name)] as const),
  );
  return opened.filter(([, Screen]) => Screen === NotOfferedPage).map(([name]) => name);
}

test.each([
  ['aviator', ['aviator']],
  ['matka', gameScreenNames.filter((name) => /matka/i.test(name))],
])('without %s its screens cannot be opened by their address either', async (flag, screens) => {
  flags[flag] = false;
  expect(await shutScreens()).toEqual(screens);
});

test('all games the brand offers are open', async () => {
  expect(await shutScreens()).toEqual([]);
});
