import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { fakeGame, showAt } from './fake-launched.ts';
import { LaunchedListPage } from './list-page.tsx';
import { en as launched } from './texts/en.ts';

const house = vi.hoisted(() => ({ games: {} as object, flags: { internationalCasino: true } }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('./texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));
vi.mock('../../brand/brand.ts', () => ({ useBrand: () => ({ title: 'Maidan', flags: house.flags }) }));
vi.mock('../../brand/use-night-colours.ts', () => ({ useNightColours: () => undefined }));
vi.mock('./api.ts', () => ({ useOfferedGames: () => house.games }));

const shown = () => showAt(LaunchedListPage, '/main/int-casino');

beforeEach(() => {
  house.flags = { internationalCasino: true };
});

test('each game the house offers links to its frame', () => {
  house.games = { data: [fakeGame(), fakeGame({ gameId: '600113', name: 'Ludo', artwork: 'ludo' })] };
  const html = shown();
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/main/iframe-casino/100000"',
    'href="/main/iframe-casino/600113"',
  ]);
  expect(html).toContain('Ludo Quick');
  expect(html).not.toContain('Andar Bahar');
});

test('a game that is switched off says so and has no link', () => {
  house.games = { data: [fakeGame({ isOn: false })] };
  const html = shown();
  expect(html).toContain('Switched off by the house');
  expect(html).not.toContain('href="/main/iframe-casino');
});

test('a game without a picture of ours is shown with the house’s name', () => {
  house.games = { data: [fakeGame({ gameId: '700000', name: 'Sic Bo', artwork: 'dice' })] };
  expect(shown()).toContain('Sic Bo');
});

test('without games, and without an answer, the page says so', () => {
  house.games = { data: [] };
  expect(shown()).toContain('No game is offered at the moment');
  house.games = { error: new Error('The house is very busy.') };
  expect(shown()).toContain('The house is very busy.');
  expect(shown()).toContain('Try again');
});

test('a brand without the international casino offers none of it', () => {
  house.flags = { internationalCasino: false };
  house.games = { data: [fakeGame()] };
  const html = shown();
  expect(html).toContain('These games are not offered here');
  expect(html).not.toContain('iframe-casino');
  expect(html).toContain('href="/main/dashboard"');
});
