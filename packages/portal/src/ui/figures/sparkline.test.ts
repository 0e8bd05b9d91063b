import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const namesOf = (points: { x: number; y: number }[]) => {
  const html = renderToStaticMarkup(createElement(Sparkline, { points, label: 'Balance' }));
  return [...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, name]) => name);
};

test('a line names the highest and the lowest value, and where it begins and ends', () => {
  expect(
    namesOf([
      { x: 1, y: 25 },
      { x: 9, y: 40 },
    ]),
  ).toEqual(['40', '25', '1', '9']);
});

test('a line that never moves names its one value once', () => {
  expect(
    namesOf([
      { x: 1, y: 25 },
      { x: 9, y: 25 },
    ]),
  ).toEqual(['25', '1', '9']);
});
