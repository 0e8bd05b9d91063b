import { gameHeaderLook } from '@maidan/ui/game-header.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComingPage } from './coming-page.tsx';

const html = renderToStaticMarkup(createElement(ComingPage));

test('only a game that fills the page has the frame of its header before it has loaded', () => {
  expect(html).toMatch(
    new RegExp(`<div class="hidden at-table:block"><div aria-hidden="true" class="${gameHeaderLook}">`),
  );
});

test('the placeholder rows of a loading page are under that frame, and the page is marked as busy', () => {
  expect(html).toMatch(/^<div aria-busy="true">/);
  expect(html.lastIndexOf('h-11"')).toBeGreaterThan(html.indexOf(gameHeaderLook));
});
