import { expect, test } from 'vitest';
import { caretAfterDigits, countDigits, groupDigits, ungroup } from './group-digits.ts';

test.each([
  [0, ''],
  [125, '125'],
  [5000, '5,000'],
  [250_000, '2,50,000'],
])('%i is typed as "%s"', (amount, text) => {
  expect(groupDigits(amount)).toBe(text);
});

test('after a digit is typed in the middle the caret is behind it, however the groups move', () => {
  // '1,000' with a 5 typed after the 1.
  const typed = '15,000';
  const digits = countDigits(typed.slice(0, 2));
  expect(caretAfterDigits(groupDigits(15_000), digits)).toBe(2);
  expect(caretAfterDigits(groupDigits(150_000), 3)).toBe(4);
});

test('digits of every keyboard are counted', () => {
  expect(['१०', '٢٥٠', '1,0०'].map(countDigits)).toEqual([2, 3, 3]);
});

test('a caret before all digits stays there', () => {
  expect(caretAfterDigits('2,50,000', 0)).toBe(0);
});

test.each([
  ['12,500,', 7, ',', '12500.', ''],
  ['12,500,5', 8, '5', '125005', ''],
  ['12,50', 5, '', '1250', ''],
  ['12,,500', 3, ',', '12.', '500'],
  ['100,5', 5, '100,5', '100.5', ''],
  ['1,00000', 4, '00', '100', '000'],
  ['1100,5,000', 6, '100,5', '1100.5', '000'],
  ['1,00,000', 8, '1,00,000', '100000', ''],
])(
  '%s with the caret at %i after "%s" is read without its groups',
  (text, caret, inserted, before, after) => {
    expect(ungroup(text, caret, inserted)).toEqual({ before, after });
  },
);

test.each([
  ['100,5', undefined, '100.5'],
  ['1,000', undefined, '1000'],
  ['100,5', '100,5\n', '100.5'],
])('%s is read as new where the text inserted is unknown (%j)', (text, inserted, before) => {
  expect(ungroup(text, text.length, inserted)).toEqual({ before, after: '' });
});
