import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceCell } from './price-cell.tsx';

const usual = {
  cell: 'overs/1/back0',
  side: 'back',
  label: 'Yes 6 OVER RUNS',
  price: '56',
  below: '100',
  between: ' / ',
  depth: 0,
  isPriced: true,
  isFresh: true,
  oldLabel: 'old',
  isOnSlip: false,
  moved: undefined,
  version: 1,
  onTap: () => undefined,
} as const;

const draw = (change: Partial<Parameters<typeof PriceCell>[0]> = {}) =>
  renderToStaticMarkup(createElement(PriceCell, { ...usual, ...change }));
const readOut = (html: string) => html.replace(/<[^>]*>/g, '');

test('an open price reads out its side, price and rate', () => {
  expect(readOut(draw())).toBe('Yes 6 OVER RUNS 56 / 100');
  expect(draw()).toContain('aria-disabled="false"');
});

test('a cell without a price reads out zeroes, which are not shown', () => {
  const html = draw({ isPriced: false, price: '0', below: '0.00' });
  expect(readOut(html)).toBe('Yes 6 OVER RUNS 0 / 0.00');
  expect(html.match(/class="sr-only"/g)).toHaveLength(4);
  expect(html).toContain('aria-disabled="true"');
});

test('a price that is no longer confirmed is marked as old and cannot be tapped', () => {
  const html = draw({ isFresh: false });
  expect(readOut(html)).toBe('Yes 6 OVER RUNS 56 old');
  expect(html).toContain('aria-disabled="true"');
});

test.each([
  { moved: 'up', mark: 'price-mark price-mark-up' },
  { moved: 'down', mark: 'price-mark price-mark-down' },
  { moved: 'back', mark: 'price-mark' },
] as const)('a price that moved $moved is marked as such, unless it is stale', ({ moved, mark }) => {
  expect(draw({ moved })).toContain(`class="${mark}"`);
  expect(draw({ moved, isFresh: false })).not.toContain('price-mark');
});
