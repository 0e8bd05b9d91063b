import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { PlusMinus } from './entry-parts.tsx';

vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));

const boxOf = (coins: number | undefined) =>
  renderToStaticMarkup(createElement(PlusMinus, { boxes: [{ title: 'Net', coins }] }));

test.each([
  [5050.5, 'You Won 5,050.5/- Coins.'],
  [-900, 'You Lost 900/- Coins.'],
])('%d is shown as "%s"', (coins, expected) => {
  expect(boxOf(coins)).toContain(expected);
});

test('a box without a figure yet keeps its place and is empty', () => {
  const html = boxOf(undefined);
  expect(html).toContain('Net');
  expect(html).not.toMatch(/Won|Lost/);
});

test('the last box, the net result, is shown first', () => {
  const boxes = ['Match', 'Session', 'Net'].map((title) => ({ title, coins: 1 }));
  const html = renderToStaticMarkup(createElement(PlusMinus, { boxes }));
  const isFirst = html
    .split('<li')
    .slice(1)
    .map((box) => box.includes('order-first'));
  expect(isFirst).toEqual([false, false, true]);
});
