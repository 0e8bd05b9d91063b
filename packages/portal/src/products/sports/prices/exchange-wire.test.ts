import type { OddsMarket, OddsPicture } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';

const runner = (selectionId: number, price: number) => ({
  selectionId,
  selectionName: `runner ${selectionId}`,
  ex: { availableToBack: [{ price, size: 10 }], availableToLay: [] },
});

const market = (marketId: string, overrides: Partial<OddsMarket> = {}): OddsMarket => ({
  marketType: 'Match Odds',
  marketId,
  status: 'OPEN',
  runners: [runner(1, 1.5), runner(2, 2.5)],
  ...overrides,
});

const picture = (...data: OddsMarket[]): OddsPicture => ({ data, n: 3 });

test('a patch changes one runner and leaves the others as they were', () => {
  const state = stateOfOdds(picture(market('a'), market('b')));
  const next = patchExchange(state, { n: 4, data: [{ marketId: 'b', runners: [runner(2, 2.6)] }] });
  expect(next?.markets[0]).toBe(state.markets[0]);
  expect(next?.markets[1]?.runners[0]).toBe(state.markets[1]?.runners[0]);
  expect(next?.markets[1]?.runners[1]).toEqual(runner(2, 2.6));
});

test('a patch that skips a number is not applied', () => {
  expect(patchExchange(stateOfOdds(picture(market('a'))), { n: 5 })).toBeUndefined();
});

test('patches add and remove markets', () => {
  const state = stateOfOdds(picture(market('a')));
  const next = patchExchange(state, { n: 4, data: [market('b')], gone: ['a'] });
  expect(next?.markets.map(({ marketId }) => marketId)).toEqual(['b']);
});

test('a suspended market has rows without prices, a closed one is not shown', () => {
  const state = stateOfOdds(picture(market('a', { status: 'SUSPENDED' }), market('b', { status: 'CLOSED' })));
  const [shown, ...others] = exchangeOfState(state);
  expect(others).toEqual([]);
  expect(shown?.rows.map(({ isSuspended, back }) => [isSuspended, back])).toEqual([
    [true, []],
    [true, []],
  ]);
});
