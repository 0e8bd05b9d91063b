import type { ListedTable } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { patchTables, secondsToBet, tablesOfPicture } from './tables-wire.ts';

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
