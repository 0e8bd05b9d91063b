import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateTime } from './figure.tsx';

test('a time breaks only between its day and its hours, and is left to right', () => {
  const html = renderToStaticMarkup(createElement(DateTime, { at: '2026-01-01T16:11:52.000Z' }));
  expect(html).toContain('dir="ltr"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('01-01-2026 21:41:52');
});
