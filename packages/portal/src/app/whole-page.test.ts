import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import type { PortalBrand } from '../brand/brand.ts';
import { isWholePage } from './whole-page.tsx';

const offers = (isOffered: boolean) =>
  ({ aviator: isOffered, virtualGame: isOffered, matka: isOffered }) as PortalBrand['flags'];

const games = [
  'aviator',
  'aviator/303031',
  'virtual-games/roultee',
  'satta-matkas/1',
  'satta-matka',
  'matka-single/1',
  'matka-jodi',
  'matka-single-patti/1',
  'matka-double-patti/1',
  'matka-tripple-patti/1',
  'matka-odd-even/1',
];

test.each(games)('%s has the page to itself where the brand offers the game', (path) => {
  expect(isWholePage(`/main/${path}`, offers(true))).toBe(true);
  expect(isWholePage(`/main/${path}`, offers(false))).toBe(false);
});

test.each(tables)('the table at $route has the page to itself', ({ route, eventId }) => {
  expect(isWholePage(`/main/${route}`, offers(false))).toBe(true);
  expect(isWholePage(`/main/${route.toUpperCase()}/${eventId}`, offers(false))).toBe(true);
});

test('a launched game has the page to itself', () => {
  expect(isWholePage('/main/iframe-casino/900000', offers(false))).toBe(true);
});

test.each([
  'dashboard',
  'casino',
  'int-casino',
  'matka',
  'matka-bet-list',
  'matka-type/Kalyan/1',
  'matka-chart/1',
  'verify-round',
  'virtual-games/poker',
  'nowhere',
  'teen20/3030/more',
])('%s stays inside the shell', (path) => {
  expect(isWholePage(`/main/${path}`, offers(true))).toBe(false);
});
