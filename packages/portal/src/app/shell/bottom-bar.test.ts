import { flagNames, tiles } from '@maidan/contract/wire';
import { beforeAll, expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { loadProductParts } from '../../product-parts.ts';
import { barEntriesOf } from './bottom-bar.tsx';

beforeAll(loadProductParts);

const brand: Pick<PortalBrand, 'flags' | 'dashboard'> = {
  flags: Object.fromEntries(flagNames.map((name) => [name, true])) as PortalBrand['flags'],
  dashboard: { layout: 'classic', tiles: [...tiles], aviatorFullPageLoad: false },
};
const games = (changed: Partial<typeof brand>) =>
  barEntriesOf({ ...brand, ...changed })
    .filter(({ isDisclaimed }) => isDisclaimed)
    .map(({ label }) => label);

test('the bottom bar launches Aviator and Ludo', () => {
  expect(games({})).toEqual(['aviator', 'ludo']);
});

test('a brand without Aviator or without Ludo does not offer it', () => {
  expect(games({ flags: { ...brand.flags, aviator: false } })).toEqual(['ludo']);
  const withoutLudo = tiles.filter((tile) => tile !== 'ludo');
  expect(games({ dashboard: { ...brand.dashboard, tiles: withoutLudo } })).toEqual(['aviator']);
});

test('the links are in the order of the documents, and the games behind the disclaimer after them', () => {
  expect(barEntriesOf(brand).map(({ label }) => label)).toEqual([
    'home',
    'account',
    'ledger',
    'inPlay',
    'myBets',
    'aviator',
    'ludo',
  ]);
});
