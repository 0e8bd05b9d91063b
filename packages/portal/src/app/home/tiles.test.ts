import { flagNames, tiles } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { dashboards as allDashboards } from '../../product-parts.ts';
import { offeredDashboards } from './dashboards.ts';
import { tilesOf } from './tiles.ts';

const dashboards = await allDashboards.load();

const allOn = Object.fromEntries(flagNames.map((name) => [name, true])) as PortalBrand['flags'];

const dashboardOf = (list: PortalBrand['dashboard']['tiles']): PortalBrand['dashboard'] => ({
  layout: 'classic',
  tiles: list,
  aviatorFullPageLoad: false,
});

const shown = (list: PortalBrand['dashboard']['tiles'], flags = allOn) =>
  tilesOf({ dashboard: dashboardOf(list), flags }, offeredDashboards({ flags }, dashboards)).map(
    ({ tile }) => tile,
  );

test("the dashboard shows the brand's tiles in the brand's order", () => {
  expect(shown(['rules', 'inplay', 'matka'])).toEqual(['rules', 'inplay', 'matka']);
  expect(shown([...tiles])).toEqual(tiles);
});

test.each([
  ['matka', ['matka']],
  ['aviator', ['aviator']],
  ['internationalCasino', ['int-casino', 'rg-casino']],
] as const)('without the %s flag its tiles are not shown', (flag, gone) => {
  const left = shown([...tiles], { ...allOn, [flag]: false });
  expect(left).toEqual(tiles.filter((tile) => !gone.some((name) => name === tile)));
});

test('games that need the disclaimer do not open without it', () => {
  const brand = { dashboard: dashboardOf([...tiles]), flags: allOn };
  const behind = tilesOf(brand, offeredDashboards(brand, dashboards))
    .filter(({ targetOf }) => targetOf(brand).by === 'disclaimed')
    .map(({ tile }) => tile);
  expect(behind).toEqual(['int-casino', 'rg-casino', 'aviator', 'ludo']);
});
