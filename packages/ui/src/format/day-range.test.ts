import { describe, expect, it } from 'vitest';
import { lastDays, quickRange, quickRangeNames, rangeEndMs, rangeStartMs } from './day-range.ts';

const rangesAt = (instant: string) =>
  Object.fromEntries(
    quickRangeNames.map((name) => {
      const { from, to } = quickRange(name, Date.parse(instant));
      return [name, `${from} ${to}`];
    }),
  );

describe('the quick ranges', () => {
  it('on a Wednesday in a leap year', () => {
    expect(rangesAt('2024-03-20T10:00:00+05:30')).toEqual({
      today: '2024-03-20 2024-03-20',
      yesterday: '2024-03-19 2024-03-19',
      thisWeek: '2024-03-18 2024-03-24',
      lastWeek: '2024-03-11 2024-03-17',
      thisMonth: '2024-03-01 2024-03-31',
      lastMonth: '2024-02-01 2024-02-29',
    });
  });

  it('on a Sunday belong to the week that began on Monday, across the year', () => {
    expect(rangesAt('2023-01-01T23:59:59+05:30')).toEqual({
      today: '2023-01-01 2023-01-01',
      yesterday: '2022-12-31 2022-12-31',
      thisWeek: '2022-12-26 2023-01-01',
      lastWeek: '2022-12-19 2022-12-25',
      thisMonth: '2023-01-01 2023-01-31',
      lastMonth: '2022-12-01 2022-12-31',
    });
  });

  it('change at midnight at +05:30, not UTC', () => {
    expect(rangesAt('2024-04-30T18:29:59Z').today).toBe('2024-04-30 2024-04-30');
    expect(rangesAt('2024-04-30T18:30:00Z').today).toBe('2024-05-01 2024-05-01');
  });
});

it('the last 60 days include today', () => {
  expect(lastDays(60, Date.parse('2024-03-01T00:00:00+05:30'))).toEqual({
    from: '2024-01-02',
    to: '2024-03-01',
  });
});

it('a range of one day lasts 24 hours from midnight at +05:30', () => {
  const range = { from: '2024-02-29', to: '2024-02-29' };
  expect(rangeStartMs(range)).toBe(Date.parse('2024-02-28T18:30:00Z'));
  expect(rangeEndMs(range) - rangeStartMs(range)).toBe(86_400_000);
});
