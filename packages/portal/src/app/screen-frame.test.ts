import { tables } from '@maidan/games/rules';
import { beforeAll, expect, test } from 'vitest';
import type { PortalBrand } from '../brand/brand.ts';
import { loadBetParts } from '../product-parts.ts';
import { en } from '../texts/en.ts';
import { frameOf, isByNight, isWholePage } from './screen-frame.ts';
import { sectionAt } from './section-at.ts';

beforeAll(loadBetParts);

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

test.each(games)('%s fills the page where the brand offers the game', (path) => {
  expect(isWholePage(`/main/${path}`, offers(true))).toBe(true);
  expect(isWholePage(`/main/${path}`, offers(false))).toBe(false);
});

test.each(tables)('the table at $route fills the page', ({ route, eventId }) => {
  expect(isWholePage(`/main/${route}`, offers(false))).toBe(true);
  expect(isWholePage(`/main/${route.toUpperCase()}/${eventId}`, offers(false))).toBe(true);
});

test('a launched game fills the page', () => {
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

test('every game but matka has the dark colours of the tables before its page has loaded', () => {
  const byNight = ['aviator', 'virtual-games/roultee', 'iframe-casino/600113', 'teen20/3030'];
  for (const path of byNight) expect(isByNight(`/main/${path}`), path).toBe(true);
  for (const path of ['matka-jodi/7007', 'satta-matkas/7007'])
    expect(isByNight(`/main/${path}`), path).toBe(false);
});

function titleAt(path: string): string | undefined {
  const section = sectionAt(path);
  return section && frameOf(section).isTitled ? en.titles[section] : undefined;
}

test.each([
  ['/main/rules', 'Rules'],
  ['/main/matches', 'MATCHES'],
  ['/main/profile', 'PROFILE'],
  ['/main/freegame', 'Free Games'],
  ['/main/changepassword', 'Change Password'],
  ['/main/ledger', 'Ledgers'],
  ['/main/statement', 'Statement'],
  ['/main/statement/u1', 'Statement'],
  ['/main/pending-bets', 'Exposure'],
  ['/main/dashboard', undefined],
  ['/main/casino', undefined],
  ['/main/nowhere', undefined],
])('%s is titled %s', (path, title) => {
  expect(titleAt(path)).toBe(title);
});
