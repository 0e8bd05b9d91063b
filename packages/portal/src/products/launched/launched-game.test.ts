import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { showAt } from './fake-launched.ts';
import { LaunchedGame } from './launched-game.tsx';
import { en as launched } from './texts/en.ts';

const house = vi.hoisted(() => ({ launch: {} as object }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('./texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));
vi.mock('../../brand/brand.ts', () => ({ useBrand: () => ({ flags: { internationalCasino: true } }) }));
vi.mock('./api.ts', () => ({ useLaunch: () => house.launch }));
vi.stubGlobal('window', { location: { origin: 'https://maidan.example' } });
vi.stubGlobal('sessionStorage', { getItem: () => 'kept' });

const shown = () =>
  showAt(() => createElement(LaunchedGame, { gameId: '100000', title: 'Roulette' }), '/main');

test('while the address is requested the page says that the game is opening', () => {
  house.launch = { isFetching: true };
  expect(shown()).toContain('Opening Roulette…');
});

test('a game of ours is framed in its sandbox, hidden until it reports that it is ready', () => {
  house.launch = { data: { url: '/play/roulette#token=abc' } };
  const [frame = ''] = shown().match(/<iframe[^>]*>/) ?? [];
  expect(frame).toContain('title="Roulette"');
  expect(frame).toContain(
    'src="https://maidan.example/play/roulette?lang=en&amp;bar=portal#token=abc&amp;secret=kept"',
  );
  expect(frame).toContain('sandbox="allow-scripts allow-forms"');
  expect(frame).toContain('referrerPolicy="no-referrer"');
  expect(frame).toContain('invisible');
  expect(shown()).toContain('Opening Roulette…');
});

test('a refused game gives the reason, what to do, and a link to the list', () => {
  house.launch = { error: new Error('This game is switched off') };
  const html = shown();
  expect(html).toContain('This game is switched off');
  expect(html).toContain('Try again, or choose another game.');
  expect(html).toMatch(/<button[^>]*>(<[^>]*>)?Try again</);
  expect(html).toContain('href="/main/int-casino"');
});

test('offline, when nothing can be requested, the page says that there is no answer', () => {
  house.launch = { isFetching: false };
  expect(shown()).toContain('No response received from the server');
});

test('an address that is not a web page is not opened', () => {
  house.launch = { data: { url: 'javascript:alert(1)' } };
  const html = shown();
  expect(html).not.toContain('<iframe');
  expect(html).toContain('The house gave an address that can not be shown here.');
});
