import { parseDateTime } from '@maidan/ui/format/dates.ts';
import { expect, test } from 'vitest';
import { minutesToStart, startText, tossUntil } from './series-and-start.tsx';

const match = { matchDate: '02-03-2026 20:45:00' };
const at = (text: string) => parseDateTime(text);

test.each([
  ['02-03-2026 00:10:00', '20:45'],
  ['01-03-2026 23:50:00', 'Tomorrow 20:45'],
  ['28-02-2026 23:50:00', '02-03 20:45'],
])('at %s the start of the match is shown as %s, in +05:30', (now, shown) => {
  expect(startText(match, at(now), 'Tomorrow')).toBe(shown);
});

test('a date that cannot be parsed is shown unchanged', () => {
  expect(startText({ matchDate: 'soon' }, 0, 'Tomorrow')).toBe('soon');
});

test.each([
  ['02-03-2026 20:14:59', undefined],
  ['02-03-2026 20:15:00', 30],
  ['02-03-2026 20:33:30', 12],
  ['02-03-2026 20:50:00', 0],
])('at %s there are %s minutes to the start', (now, minutes) => {
  expect(minutesToStart(match, at(now))).toBe(minutes);
});

test('the toss can be bet on until an hour before the start', () => {
  expect(tossUntil(match, at('02-03-2026 19:44:59'))).toBe(at('02-03-2026 19:45:00'));
  expect(tossUntil(match, at('02-03-2026 19:45:00'))).toBeUndefined();
});
