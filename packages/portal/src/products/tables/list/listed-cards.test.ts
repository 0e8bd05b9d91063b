import type { ListedTable } from '@maidan/contract/wire';
import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { listedCards } from './listed-cards.ts';

const live = (code: string, isNew = false): ListedTable => ({ code, isNew, results: [], watching: 0 });

test('every table has a card, in the house’s order, open or not', () => {
  const cards = listedCards([live('dt20')]);
  expect(cards.map(({ table }) => table.code)).toEqual(tables.map(({ code }) => code));
  expect(cards.filter((card) => card.live !== undefined).map(({ table }) => table.code)).toEqual(['dt20']);
});

test('new tables come first, and the first of them is wide', () => {
  const cards = listedCards([live('dt20'), live('teen9', true), live('worli', true)]);
  expect(cards.slice(0, 2).map(({ table }) => table.code)).toEqual(['worli', 'teen9']);
  expect(cards.map(({ isWide }) => isWide)).toEqual(tables.map((_, index) => index === 0));
});
