import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { OfferedGame } from './api.ts';

/** The HTML of a page's first render, at an address. */
export function showAt(Page: ComponentType, path: string, pattern = path): string {
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: pattern, element: createElement(Page) }),
  );
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, routes));
}

export const fakeGame = (changes: Partial<OfferedGame> = {}): OfferedGame => ({
  gameId: '100000',
  name: 'Roulette',
  kind: 'roulette',
  artwork: 'roulette',
  isOn: true,
  ...changes,
});
