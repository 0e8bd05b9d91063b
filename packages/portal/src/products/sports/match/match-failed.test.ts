import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { MatchFailed } from './match-notices.tsx';

vi.mock('../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));

test('a match that cannot be loaded has a heading, the reason, and two actions', () => {
  const failed = createElement(MatchFailed, {
    reason: 'This match is not on offer',
    onRetry: () => undefined,
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, failed));
  expect(html).toMatch(/<h1[^>]*>Failed to load match data<\/h1>/);
  expect(html).toContain('This match is not on offer');
  expect(html).toContain('Try again');
  expect(html).toMatch(/<a [^>]*href="\/main\/matches"/);
});
