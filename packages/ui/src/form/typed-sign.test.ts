import { expect, test, vi } from 'vitest';
import { ignoreSign, withoutTypedSign } from './typed-sign.ts';

test.each([
  ['.', 1],
  [',', 1],
  ['٫', 1],
  ['5', 0],
  ['100.5', 0],
  [null, 0],
])('typing %s into a field of whole numbers is prevented %i times', (data, times) => {
  const preventDefault = vi.fn();
  ignoreSign({ data, preventDefault } as unknown as Parameters<typeof ignoreSign>[0]);
  expect(preventDefault).toHaveBeenCalledTimes(times);
});

test('a sign that could not be prevented goes from the text before the caret, a pasted one stays', () => {
  expect(withoutTypedSign('12.', '.')).toBe('12');
  expect(withoutTypedSign('12.5', '12.5')).toBe('12.5');
  expect(withoutTypedSign('12.', undefined)).toBe('12.');
});
