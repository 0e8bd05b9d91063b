import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { sayIn } from '../texts/say.ts';
import { readMark, sayMark, toneOf } from './ball-mark.ts';

test.each([
  ['0', 'run', 0, 'plain', 'No run'],
  ['1', 'run', 1, 'plain', '1 run'],
  ['3', 'run', 3, 'plain', '3 runs'],
  ['4', 'run', 4, 'four', 'FOUR'],
  ['6', 'run', 6, 'six', 'SIX'],
  ['W', 'wicket', 0, 'wicket', 'WICKET'],
  ['W+1', 'wicket', 1, 'wicket', 'WICKET +1'],
  ['wd', 'wide', 0, 'extra', 'Wide'],
  ['wd+4', 'wide', 4, 'extra', 'Wide +4'],
  ['nb', 'no-ball', 0, 'extra', 'No ball'],
  ['nb+6', 'no-ball', 6, 'six', 'No ball +6'],
  ['2b', 'bye', 2, 'extra', '2 byes'],
  ['1lb', 'leg-bye', 1, 'extra', '1 leg bye'],
] as const)('the mark %s is a %s of %i, shown as %s and said as %s', (mark, kind, runs, tone, said) => {
  const read = readMark(mark);
  expect(read).toEqual({ kind, runs, penaltyRuns: 0 });
  expect(toneOf(read)).toBe(tone);
  expect(sayMark(sayIn(en, 'en'), read)).toBe(said);
});

test.each([
  ['5p', 'run', 0, 'plain', 'No run +5'],
  ['2+5p', 'run', 2, 'plain', '2 runs +5'],
  ['4+5p', 'run', 4, 'four', 'FOUR +5'],
  ['1lb+5p', 'leg-bye', 1, 'extra', '1 leg bye +5'],
  ['nb+4+5p', 'no-ball', 4, 'four', 'No ball +4 +5'],
] as const)('penalty runs of %s are said with the ball', (mark, kind, runs, tone, said) => {
  const read = readMark(mark);
  expect(read).toEqual({ kind, runs, penaltyRuns: 5 });
  expect(toneOf(read)).toBe(tone);
  expect(sayMark(sayIn(en, 'en'), read)).toBe(said);
});
