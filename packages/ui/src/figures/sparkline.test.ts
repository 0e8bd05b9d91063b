import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { type Point, Sparkline, sparklinePath } from './sparkline.tsx';

const points = [
  { x: 0, y: 10 },
  { x: 5, y: 30 },
  { x: 10, y: 20 },
];

describe('the path of a sparkline', () => {
  it('goes from edge to edge with its highest value at the top', () => {
    expect(sparklinePath(points, { width: 100, height: 40, step: false })).toBe('M0 40L50 0L100 20');
  });

  it('holds each value until the next one when stepped', () => {
    expect(sparklinePath(points, { width: 100, height: 40, step: true })).toBe('M0 40H50V0H100V20');
  });

  it('of a constant value is level in the middle', () => {
    const level = [
      { x: 0, y: 7 },
      { x: 1, y: 7 },
    ];
    expect(sparklinePath(level, { width: 10, height: 10, step: false })).toBe('M0 5L10 5');
  });

  it('of no values is empty', () => {
    expect(sparklinePath([], { width: 10, height: 10, step: false })).toBe('');
  });
});

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
