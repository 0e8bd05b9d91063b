import { createFreshness } from '@maidan/client/freshness.ts';
import type { ListedTable } from '@maidan/contract/wire';
import { tables } from '@maidan/games/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTables, listedCards, patchTables, secondsToBet, tablesOfPicture } from './tables-wire.ts';

const table = (code: string, more: Partial<ListedTable> = {}): ListedTable => ({
  code,
  isNew: false,
  results: [],
  watching: 0,
  ...more,
});

const shown = () => tablesOfPicture({ n: 4, at: 1_000, tables: [table('teen9'), table('dt20')] }, 990_000);

test('seconds are counted by the page’s clock, corrected by the house’s', () => {
  const betting = { phase: 'bets', betsEndAt: 1_010_000 } as const;
  const { aheadMs } = shown();
  expect(secondsToBet(betting, aheadMs, 990_000)).toBe(10);
  expect(secondsToBet(betting, aheadMs, 993_500)).toBe(7);
  expect(secondsToBet(betting, aheadMs, 1_200_000)).toBe(0);
  expect(secondsToBet({ phase: 'dealing' }, aheadMs, 990_000)).toBeUndefined();
});

test('a patch changes the tables it contains and leaves the others', () => {
  const next = patchTables(
    shown(),
    { n: 5, at: 1_001, changed: [table('dt20', { phase: 'result' })] },
    991_000,
  );
  expect(next?.tables.map(({ code, phase }) => [code, phase])).toEqual([
    ['teen9', undefined],
    ['dt20', 'result'],
  ]);
});

test('after a patch that does not follow, a full picture is requested', () => {
  expect(patchTables(shown(), { n: 6, at: 1_001, changed: [] }, 991_000)).toBeUndefined();
});

test('a delayed message does not set the clock back', () => {
  const slow = patchTables(shown(), { n: 5, at: 1_001, changed: [] }, 994_000);
  expect(slow?.aheadMs).toBe(10_000);
  const quick = patchTables(shown(), { n: 5, at: 1_002, changed: [] }, 991_500);
  expect(quick?.aheadMs).toBe(10_500);
});

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

const answer = vi.fn<() => Promise<Response>>();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'noResponse'],
  ['an answer that takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'noResponse'],
  ['an error of the server', async () => new Response('', { status: 503 }), 'unreadable'],
  ['a page of a proxy', async () => new Response('<h1>Bad gateway</h1>'), 'unreadable'],
] as const)('%s gives a reason that can be said in every language', async (_, reply, fault) => {
  answer.mockImplementation(reply);
  const failed = vi.fn();
  stop = followTables({
    socket: undefined,
    address: new URL('http://house/cache/tables'),
    now: () => 0,
    freshness: createFreshness(() => 0),
    show: () => undefined,
    failed,
  });
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(fault));
});
