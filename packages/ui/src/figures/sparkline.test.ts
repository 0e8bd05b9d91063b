import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';
import type { Point } from './sparkline-path.ts';

const namesOf = (points: readonly Point[]) =>
  [
    ...renderToStaticMarkup(
      createElement(Sparkline, {
        points,
        label: '',
        formatX: (x) => `day ${x}`,
        formatY: (y) => `${y} coins`,
      }),
    ).matchAll(/<span[^>]*>([^<]*)<\/span>/g),
  ].map(([, name]) => name);

test('the ends of both axes are labelled, the highest value first', () => {
  expect(
    namesOf([
      { x: 1, y: 50 },
      { x: 2, y: 90 },
    ]),
  ).toEqual(['90 coins', '50 coins', 'day 1', 'day 2']);
});

test('a constant value is labelled once', () => {
  expect(
    namesOf([
      { x: 1, y: 50 },
      { x: 2, y: 50 },
    ]),
  ).toEqual(['50 coins', 'day 1', 'day 2']);
});
