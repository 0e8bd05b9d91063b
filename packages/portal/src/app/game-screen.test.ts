import { gameByCode, tables } from '@maidan/games/rules';
import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { gamePattern, mainPath } from '../paths.ts';
import { loadBetParts } from '../product-parts.ts';
import { en } from '../texts/en.ts';
import { GameScreen } from './game-screen.tsx';

vi.mock('../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}));

beforeAll(loadBetParts);

const page = { title: '', getElementById: () => ({ textContent: '{"title":"Maidan"}' }) };
vi.stubGlobal('document', page);

function draw(address: string): string {
  const path = `${mainPath}/${gamePattern}`;
  const element = createElement(GameScreen);
  const routes = [path, '*'].map((key) => createElement(Route, { key, path: key, element }));
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [address] },
      createElement(Suspense, null, createElement(Routes, null, routes)),
    ),
  );
}

const isDealt = ({ code }: (typeof tables)[number]): boolean => gameByCode(code) !== undefined;

test.each(tables.filter((table) => !isDealt(table)))(
  '$route opens with its event id and without, under its title',
  ({ route, eventId, title }) => {
    for (const address of [`/main/${route}`, `/main/${route}/${eventId}`]) {
      expect(draw(address)).toContain(`${title}</h1>`);
      expect(draw(address)).toContain(en.screens.notYet);
      expect(page.title).toBe(`${title} · Maidan`);
    }
  },
);

test.each(tables.filter(isDealt))(
  '$route is dealt: it sets the window’s title and does not say that it is not open',
  (table) => {
    for (const address of [`/main/${table.route}`, `/main/${table.route}/${table.eventId}`]) {
      page.title = '';
      expect(draw(address)).not.toContain(en.screens.notYet);
      expect(page.title).toBe(`${table.title} · Maidan`);
    }
  },
);

test.each([
  '/main/nowhere',
  '/main/roulette/3030',
  '/main/matches/3030',
  '/nowhere',
  '/main/teen20/3030/more',
])('%s is no table and is not found', (address) => {
  expect(draw(address)).toContain(`${en.screens.notFound}</h1>`);
  expect(page.title).toBe(`${en.screens.notFound} · Maidan`);
});

test('an address finds its table in upper or lower case', () => {
  page.title = '';
  draw('/main/TEEN/3031');
  expect(page.title).toBe('1 Day Teenpatti · Maidan');
});
