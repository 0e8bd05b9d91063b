import { expect, test } from 'vitest';
import { columnOf, isRedJodi, paltiOf, rowOf } from './jodi-sets.ts';

test('twenty jodis are red: both digits equal or five apart', () => {
  const jodis = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  expect(jodis.filter(isRedJodi).join(' ')).toBe(
    '00 05 11 16 22 27 33 38 44 49 50 55 61 66 72 77 83 88 94 99',
  );
});

test('a row has the jodi’s first digit, a column its last', () => {
  expect(rowOf('47').join(' ')).toBe('40 41 42 43 44 45 46 47 48 49');
  expect(columnOf('47').join(' ')).toBe('07 17 27 37 47 57 67 77 87 97');
});

test('palti reverses every jodi', () => {
  expect(paltiOf(['07', '38', '55'])).toEqual(['70', '83', '55']);
});
