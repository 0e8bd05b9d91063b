import { expect, it } from 'vitest';
import { matkaAt, matkaMarkets } from './matka-markets.ts';
import { laterDay, matkaDayAt, matkaTimes, minuteText } from './matka-times.ts';

it('a matka day begins at midnight at +05:30', () => {
  expect(matkaDayAt(Date.parse('2026-01-01T18:29:59.999Z'))).toBe('2026-01-01');
  expect(matkaDayAt(Date.parse('2026-01-01T18:30:00Z'))).toBe('2026-01-02');
  expect([laterDay('2026-02-28', 1), laterDay('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
});

it('bets shut at the market’s times, and draws follow five minutes later', () => {
  const times = matkaTimes({ openMinute: 11 * 60 + 35, closeMinute: 12 * 60 + 35 }, '2026-01-02');
  const shown = (at: number) => new Date(at).toISOString();
  expect([times.open, times.close].map(({ betsUntil, drawAt }) => [shown(betsUntil), shown(drawAt)])).toEqual(
    [
      ['2026-01-02T06:05:00.000Z', '2026-01-02T06:10:00.000Z'],
      ['2026-01-02T07:05:00.000Z', '2026-01-02T07:10:00.000Z'],
    ],
  );
  expect([minuteText(11 * 60 + 35), minuteText(5)]).toEqual(['11:35', '00:05']);
});

it('there are at least eight markets with unique codes and ids, some of them haroop, in the order of the day', () => {
  const codes = matkaMarkets.map(({ code }) => code);
  const ids = matkaMarkets.map(({ eventId }) => eventId);
  expect(matkaMarkets.length).toBeGreaterThanOrEqual(8);
  expect(new Set([...codes, ...ids]).size).toBe(2 * matkaMarkets.length);
  expect(matkaMarkets.filter(({ isHaroop }) => isHaroop).length).toBeGreaterThanOrEqual(2);
  expect(matkaMarkets.map(({ openMinute }) => openMinute)).toEqual(
    matkaMarkets.map(({ openMinute }) => openMinute).toSorted((one, other) => one - other),
  );
  for (const { openMinute, closeMinute, isHaroop } of matkaMarkets)
    expect(isHaroop ? closeMinute === openMinute : closeMinute >= openMinute + 60).toBe(true);
  expect([matkaAt('7005')?.code, matkaAt('maidan-day')?.eventId, matkaAt('none')]).toEqual([
    'maidan-day',
    '7005',
    undefined,
  ]);
});
