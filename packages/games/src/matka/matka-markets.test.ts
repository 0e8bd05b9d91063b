import { expect, test } from 'vitest';
import { type MatkaEntry, matkaAt, matkaMarkets } from './matka-markets.ts';

const markets: readonly MatkaEntry[] = matkaMarkets;

test.each(['code', 'eventId', 'name'] as const)('no two markets share a %s', (field) => {
  expect(new Set(markets.map((market) => market[field])).size).toBe(markets.length);
});

test('there are at least eight markets, some of them haroop', () => {
  expect(markets.length).toBeGreaterThanOrEqual(8);
  expect(markets.filter(({ isHaroop }) => isHaroop).length).toBeGreaterThanOrEqual(2);
});

test('markets are in the order of the day', () => {
  const byOpen = markets.toSorted((one, other) => one.openMinute - other.openMinute);
  expect(markets.map(({ code }) => code)).toEqual(byOpen.map(({ code }) => code));
});

test.each(markets)(
  '$name shuts its close draw an hour or more after its open draw; a haroop market draws both together',
  ({ openMinute, closeMinute, isHaroop }) => {
    if (isHaroop) expect(closeMinute).toBe(openMinute);
    else expect(closeMinute).toBeGreaterThanOrEqual(openMinute + 60);
  },
);

test('no code is the event id of another market', () => {
  const ids = markets.flatMap(({ code, eventId }) => [code, eventId]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a market is found by its code and by its event id', () => {
  expect([matkaAt('sandhya')?.eventId, matkaAt('7007')?.code, matkaAt('none')]).toEqual([
    '7007',
    'sandhya',
    undefined,
  ]);
});
