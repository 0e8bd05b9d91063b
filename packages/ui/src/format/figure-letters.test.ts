import { expect, test } from 'vitest';
import { figureLetters } from './figure-letters.ts';

test.each([
  [[5, 1200], '1,200'.length],
  [[5, 1200.5], '1,200.50'.length],
  [[-99_99_99_99_999.99], '-99,99,99,99,999.99'.length],
  [[], '0'.length],
] as const)('a column of %j is as wide as its longest figure: %i letters', (column, letters) => {
  expect(figureLetters(column)).toBe(letters);
});

test('columns are added up', () => {
  expect(figureLetters([100], [2000])).toBe('100'.length + '2,000'.length);
});
