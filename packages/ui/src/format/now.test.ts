import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useSeconds } from './now.ts';

const Shown = ({ endsAt }: { endsAt: number }) =>
  String(useSeconds((nowMs) => (nowMs < endsAt ? Math.ceil((endsAt - nowMs) / 1000) : undefined)));

test.each([
  [4_001, '5'],
  [5_000, '4'],
  [9_000, 'undefined'],
])('at %d ms a countdown to 9,000 shows %s', (nowMs, shown) => {
  vi.useFakeTimers({ now: nowMs });
  expect(renderToStaticMarkup(createElement(Shown, { endsAt: 9_000 }))).toBe(shown);
  vi.useRealTimers();
});
