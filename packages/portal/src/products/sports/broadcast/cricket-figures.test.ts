import { expect, test } from 'vitest';
import { formatMark, readMark, toneOf } from './cricket-figures.ts';
import { en } from './texts/en.ts';
import { textIn } from './texts/text-in.ts';

test.each([
  ['0', 'run', 0, 'plain', 'No run', 0],
  ['1', 'run', 1, 'plain', '1 run', 0],
  ['3', 'run', 3, 'plain', '3 runs', 0],
  ['4', 'run', 4, 'four', 'FOUR', 0],
  ['6', 'run', 6, 'six', 'SIX', 0],
  ['W', 'wicket', 0, 'wicket', 'WICKET', 0],
  ['W+1', 'wicket', 1, 'wicket', 'WICKET +1', 0],
  ['wd', 'wide', 0, 'extra', 'Wide', 0],
  ['wd+4', 'wide', 4, 'extra', 'Wide +4', 0],
  ['nb', 'no-ball', 0, 'extra', 'No ball', 0],
  ['nb+6', 'no-ball', 6, 'six', 'No ball +6', 0],
  ['2b', 'bye', 2, 'extra', '2 byes', 0],
  ['1lb', 'leg-bye', 1, 'extra', '1 leg bye', 0],
  ['5p', 'run', 0, 'plain', 'No run +5', 5],
  ['2+5p', 'run', 2, 'plain', '2 runs +5', 5],
  ['4+5p', 'run', 4, 'four', 'FOUR +5', 5],
  ['1lb+5p', 'leg-bye', 1, 'extra', '1 leg bye +5', 5],
  ['nb+4+5p', 'no-ball', 4, 'four', 'No ball +4 +5', 5],
] as const)('the mark %s is a %s of %i, shown as %s and read out as %s', (...row) => {
  const [mark, kind, runs, tone, label, penaltyRuns] = row;
  const read = readMark(mark);
  expect(read).toEqual({ kind, runs, penaltyRuns });
  expect(toneOf(read)).toBe(tone);
  expect(formatMark(textIn(en, 'en'), read)).toBe(label);
});
