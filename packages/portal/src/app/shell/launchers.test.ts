import { flagNames, tiles } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { launchersOf } from './launchers.ts';

const brand: Pick<PortalBrand, 'flags' | 'dashboard'> = {
  flags: Object.fromEntries(flagNames.map((name) => [name, true])) as PortalBrand['flags'],
  dashboard: { layout: 'classic', tiles: [...tiles], aviatorFullPageLoad: false },
};
const games = (changed: Partial<typeof brand>) =>
  launchersOf({ ...brand, ...changed }).map(({ game }) => game);

test('the bottom bar launches Aviator and Ludo', () => {
  expect(games({})).toEqual(['aviator', 'ludo']);
});

test('a brand without Aviator or without Ludo does not offer it', () => {
  expect(games({ flags: { ...brand.flags, aviator: false } })).toEqual(['ludo']);
  const withoutLudo = tiles.filter((tile) => tile !== 'ludo');
  expect(games({ dashboard: { ...brand.dashboard, tiles: withoutLudo } })).toEqual(['aviator']);
});
