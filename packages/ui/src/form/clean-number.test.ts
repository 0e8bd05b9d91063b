import { describe, expect, it, test, vi } from 'vitest';
import { cleanNumber, ignoreSign, stepNumber, withoutTypedSign } from './clean-number.ts';

describe('text typed into a number field', () => {
  it.each([
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['12a3', '123'],
    ['-5', '5'],
    ['', ''],
    ['12345678901', '1234567890'],
    ['1.5', '1'],
    ['٢٥٠', '250'],
    ['٢٥٫٥', '25'],
    ['100,', '100'],
    ['100,5', '100'],
    ['1,000', '1000'],
    ['1,00,000', '100000'],
    ['۹۰', '90'],
    ['१०५', '105'],
  ])('of whole numbers, %s, leaves %s', (typed, kept) => {
    expect(cleanNumber(typed)).toBe(kept);
  });

  it.each([
    ['1.', '1.'],
    ['1.957', '1.95'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['2,', '2.'],
    ['2,5', '2.5'],
    ['12,55', '12.55'],
    ['1,000', '1000'],
  ])('of two decimals, %s, leaves %s', (typed, kept) => {
    expect(cleanNumber(typed, { decimals: 2 })).toBe(kept);
  });
});

describe('a step', () => {
  it('is exact in its decimals', () => {
    expect(stepNumber(0.1, 0.2, 2)).toBe(0.3);
  });

  it('stays within the bounds', () => {
    expect(stepNumber(0, -1, 0)).toBe(0);
    expect(stepNumber(99, 5, 0, { max: 100 })).toBe(100);
  });
});

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
