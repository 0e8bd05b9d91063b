import { tables } from '@maidan/games/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { mainPath, tablePattern } from '../api/paths.ts';
import { en } from '../i18n/en.ts';
import { TableScreen } from './table-screen.tsx';

vi.mock('../i18n/texts.ts', () => ({ useTexts: () => en }));

function draw(address: string): string {
  const path = `${mainPath}/${tablePattern}`;
  const route = createElement(Route, { path, element: createElement(TableScreen) });
  const routes = createElement(Routes, null, route);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, routes));
}

test.each(tables)(
  '$route opens with its event id and without, under its title',
  ({ route, eventId, title }) => {
    for (const address of [`/main/${route}`, `/main/${route}/${eventId}`]) {
      expect(draw(address)).toContain(`${title}</h1>`);
      expect(draw(address)).toContain(en.screens.notYet);
    }
  },
);

test.each(['/main/nowhere', '/main/roulette/3030', '/main/matches/3030'])(
  '%s names no table and is not found',
  (address) => {
    expect(draw(address)).toContain(`${en.screens.notFound}</h1>`);
  },
);
