import { expect, test } from 'vitest';
import { type MatkaEntry, matkaAt, matkaMarkets } from './matka-markets.ts';

const markets: readonly MatkaEntry[] = matkaMarkets;

test.each(['code', 'eventId', 'name'] as const)('no two markets share a %s', (field) => {
  expect(new Set(markets.map((market) => market[field])).size).toBe(markets.length);
});

test('markets are in the order of the day, and close no sooner than they open', () => {
  const opens = markets.map(({ openMinute }) => openMinute);
  expect(opens).toEqual(opens.toSorted((one, other) => one - other));
  for (const { openMinute, closeMinute } of markets) expect(closeMinute).toBeGreaterThanOrEqual(openMinute);
});

test('only in a haroop market are both digits drawn together', () => {
  for (const { openMinute, closeMinute, isHaroop } of markets)
    expect(openMinute === closeMinute).toBe(isHaroop);
});

test('a market is found by its code and by its event id', () => {
  expect([matkaAt('sandhya')?.eventId, matkaAt('7007')?.code, matkaAt('none')]).toEqual([
    '7007',
    'sandhya',
    undefined,
  ]);
});
