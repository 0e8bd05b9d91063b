import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatTime, parseDateTime } from './dates.ts';

const lateEvening = '2024-03-19T18:45:07.000Z';

describe('an instant at +05:30', () => {
  it('is already tomorrow at 18:45 UTC', () => {
    expect(formatDay(lateEvening)).toBe('2024-03-20');
    expect(formatDate(lateEvening)).toBe('20-03-2024');
  });

  it('uses the 24-hour clock', () => {
    expect(formatDateTime(lateEvening)).toBe('20-03-2024 00:15:07');
    expect(formatTime(lateEvening)).toBe('00:15');
  });

  it('is the same from milliseconds as from text', () => {
    expect(formatDateTime(Date.parse(lateEvening))).toBe(formatDateTime(lateEvening));
  });

  it('given as a bare day is shown as that day', () => {
    expect(formatDate('2024-03-20')).toBe('20-03-2024');
    expect(formatDay('2024-03-20')).toBe('2024-03-20');
  });

  it('that cannot be parsed is shown unchanged', () => {
    expect(formatDateTime('soon')).toBe('soon');
  });
});

describe('a date of the wire', () => {
  it('is the same second when written and parsed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        expect(parseDateTime(formatDateTime(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });

  it('in another layout gives NaN', () => {
    expect(parseDateTime('2024-03-20 10:00:00')).toBeNaN();
  });
});
