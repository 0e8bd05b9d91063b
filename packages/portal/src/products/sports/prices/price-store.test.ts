import { expect, test } from 'vitest';
import type { BookmakerBook, FancyRow } from './match-book.ts';
import { cellKey, createPriceStore, exchangeKey, marketsKey, rowKey, tableKeys } from './price-store.ts';

function immediate() {
  return createPriceStore((callback) => queueMicrotask(callback));
}

const fancy = (selectionId: string, run: number, isCommission = true): FancyRow => ({
  selectionId,
  name: `fancy ${selectionId}`,
  remark: '',
  isCommission,
  stakeMin: 100,
  stakeMax: 1000,
  isSuspended: false,
  yes: { odds: 0.9, run },
  no: { odds: 1, run: run - 2 },
});

function book(lions: number, fancies: readonly FancyRow[] = [], isSuspended = false): BookmakerBook {
  const row = {
    selectionId: '1',
    name: 'Lions',
    isSuspended,
    back: [{ odds: lions }],
    lay: [{ odds: lions + 0.02 }],
  };
  return { bookmaker: { kind: 'bookmaker', rows: [row] }, toss: { kind: 'toss', rows: [] }, fancies };
}

const lionsBack = cellKey(tableKeys.bookmaker, '1', 'back');

test('only the cells that change are notified, each once', async () => {
  const prices = immediate();
  prices.putBookmaker(book(0.9, [fancy('a', 40), fancy('b', 50)]));
  await Promise.resolve();
  const notified: string[] = [];
  for (const key of prices.cells.keys()) prices.cells.subscribe(key, () => notified.push(key));
  prices.putBookmaker(book(0.9, [fancy('a', 40), fancy('b', 51)]));
  await Promise.resolve();
  expect(notified).toEqual([cellKey(tableKeys.fancy, 'b', 'back'), cellKey(tableKeys.fancy, 'b', 'lay')]);
});

test.each([
  { from: 0.9, to: 0.95, moved: 'up' },
  { from: 0.95, to: 0.9, moved: 'down' },
  { from: 0, to: 0.9, moved: undefined },
  { from: 0.9, to: 0, moved: undefined },
])('a price that goes from $from to $to moves $moved', async ({ from, to, moved }) => {
  const prices = immediate();
  prices.putBookmaker(book(from));
  await Promise.resolve();
  prices.putBookmaker(book(to));
  await Promise.resolve();
  expect(prices.cells.get(lionsBack)).toMatchObject({ odds: to, moved });
});

test.each([
  { before: 0.9, after: 0.95, moved: 'up' },
  { before: 0.9, after: 0.85, moved: 'down' },
  { before: 0.9, after: 0.9, moved: 'back' },
])(
  'a price of $before that comes back from suspension at $after moves $moved',
  async ({ before, after, moved }) => {
    const prices = immediate();
    for (const [odds, isSuspended] of [
      [before, false],
      [0, true],
      [after, false],
    ] as const) {
      prices.putBookmaker(book(odds, [], isSuspended));
      await Promise.resolve();
    }
    expect(prices.cells.get(lionsBack)).toMatchObject({ odds: after, moved });
  },
);

test('a price does not move when only its size changes', async () => {
  const prices = immediate();
  for (const size of [10, 20]) {
    const row = { selectionId: '1', name: 'Lions', isSuspended: false, back: [{ odds: 1.5, size }], lay: [] };
    prices.putExchange([
      { kind: 'match-odds', exchange: { marketId: 'm', name: 'Match Odds' }, rows: [row] },
    ]);
    await Promise.resolve();
  }
  expect(prices.cells.get(cellKey(exchangeKey('m'), '1', 'back'))).toMatchObject({
    size: 20,
    moved: undefined,
  });
});

test('a fancy whose run rises moves up although its rate falls', async () => {
  const prices = immediate();
  prices.putBookmaker(book(0.9, [fancy('a', 40)]));
  await Promise.resolve();
  prices.putBookmaker(book(0.9, [{ ...fancy('a', 41), yes: { odds: 0.8, run: 41 } }]));
  await Promise.resolve();
  expect(prices.cells.get(cellKey(tableKeys.fancy, 'a', 'back'))?.moved).toBe('up');
});

test('suspension is notified by row', async () => {
  const prices = immediate();
  prices.putBookmaker(book(0.9));
  prices.putBookmaker(book(0, [], true));
  await Promise.resolve();
  expect(prices.suspensions.get(rowKey(tableKeys.bookmaker, '1'))).toBe(true);
});

test('fancies are split by commission, and all data of one that is gone is removed', async () => {
  const prices = immediate();
  prices.putBookmaker(book(0.9, [fancy('a', 40), fancy('b', 50, false)]));
  await Promise.resolve();
  expect(prices.tables.get(tableKeys.fancy)?.map((row) => row.selectionId)).toEqual(['a']);
  expect(prices.tables.get(tableKeys.noCommissionFancy)?.map((row) => row.selectionId)).toEqual(['b']);
  prices.putBookmaker(book(0.9, [fancy('a', 40)]));
  await Promise.resolve();
  expect([...prices.cells.keys()].filter((key) => key.startsWith(tableKeys.noCommissionFancy))).toEqual([]);
});

test('an exchange market is kept three prices deep under its own id until it closes', async () => {
  const prices = immediate();
  const levels = [1.5, 1.49, 1.48, 1.47].map((odds) => ({ odds, size: 10 }));
  const row = { selectionId: '1', name: 'Lions', isSuspended: false, back: levels, lay: [] };
  prices.putExchange([{ kind: 'match-odds', exchange: { marketId: 'm', name: 'Match Odds' }, rows: [row] }]);
  await Promise.resolve();
  const backs = [0, 1, 2, 3].map(
    (depth) => prices.cells.get(cellKey(exchangeKey('m'), '1', 'back', depth))?.odds,
  );
  expect(backs).toEqual([1.5, 1.49, 1.48, undefined]);
  prices.putExchange([]);
  await Promise.resolve();
  expect([...prices.cells.keys()]).toEqual([]);
  expect(prices.markets.get(marketsKey)).toEqual([]);
});
