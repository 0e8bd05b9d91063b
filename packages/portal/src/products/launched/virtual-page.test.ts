import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { showAt } from './fake-launched.ts';
import { en as launched } from './texts/en.ts';
import { VirtualGamePage } from './virtual-page.tsx';

const brand = vi.hoisted(() => ({ flags: { internationalCasino: true, virtualGame: true } }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('./texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));
vi.mock('../../brand/brand.ts', () => ({ useBrand: () => brand }));
vi.mock('./game-screen.tsx', () => ({
  GameScreen: ({ gameId, title }: { gameId: string; title: string }) => `${title} is game ${gameId}`,
}));

const shown = (name: string) =>
  showAt(VirtualGamePage, `/main/virtual-games/${name}`, '/main/virtual-games/:gameName');

beforeEach(() => {
  brand.flags.virtualGame = true;
});

test.each([
  ['dus-ka-dam', 'Dus Ka Dum is game 400000'],
  ['roultee', 'Roulette is game 100000'],
  ['andar-bahar', 'Andar Bahar is game 600000'],
])('%s opens its game', (name, title) => {
  expect(shown(name)).toBe(title);
});

test("any other name says 'No game found' and links to the list", () => {
  const html = shown('poker');
  expect(html).toContain('No game found');
  expect(html).toContain('href="/main/int-casino"');
});

test('a brand without virtual games opens none', () => {
  brand.flags.virtualGame = false;
  expect(shown('roultee')).toContain('These games are not offered here');
});
