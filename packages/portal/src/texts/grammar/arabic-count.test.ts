import { arabicCount } from '@maidan/ui/format/arabic-count.ts';
import { expect, test } from 'vitest';
import { ar as betting } from '../../betting/texts/ar.ts';
import { ar as sports } from '../../products/sports/texts/ar.ts';

const ball = { one: 'كرة واحدة', two: 'كرتان', few: 'كرات', other: 'كرة' };

test.each([
  [0, '0 كرة'],
  [1, 'كرة واحدة'],
  [2, 'كرتان'],
  [3, '3 كرات'],
  [10, '10 كرات'],
  [11, '11 كرة'],
  [100, '100 كرة'],
  [103, '103 كرات'],
  ['1,003', '1,003 كرات'],
  ['2.50', '2.50 كرة'],
])('%s balls are written %s', (count, expected) => {
  expect(arabicCount(count, ball)).toBe(expected);
});

test('counts in sentences have the form of their number', () => {
  expect(sports.match.fromBalls(1)).toBe('من كرة واحدة');
  expect(sports.over.severalMarkets(12)).toBe('تمت تسوية 12 سوقًا');
  expect(sports.slip.runsOrMore(4)).toBe('إذا كانت 4 ركضات أو أكثر');
  expect(betting.roundsSettled(2)).toBe('تمت تسوية جولتين');
});
