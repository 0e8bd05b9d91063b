import { expect, it } from 'vitest';
import { laterDay, matkaDayAt, matkaTimes, minuteText } from './matka-markets.ts';

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
