import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameHeaderLook } from '../../ui/game-header/game-header-look.ts';
import { ComingPage } from './coming-page.tsx';

const html = renderToStaticMarkup(createElement(ComingPage));

test('a game that has the page to itself has the frame of its header before it has come, and no other screen has', () => {
  expect(html).toMatch(
    new RegExp(`<div class="hidden at-table:block"><div aria-hidden="true" class="${gameHeaderLook}">`),
  );
});

test('the rows of a page to come stand under that frame, and the page says that it is busy', () => {
  expect(html).toMatch(/^<div aria-busy="true">/);
  expect(html.lastIndexOf('h-11"')).toBeGreaterThan(html.indexOf(gameHeaderLook));
});
