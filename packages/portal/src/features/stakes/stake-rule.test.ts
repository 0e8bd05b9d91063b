import { expect, test } from 'vitest';
import { isStake } from './stake-rule.ts';

test.each(['', '0', '5', '1000', '9999999999'])('"%s" may be typed', (text) => {
  expect(isStake(text)).toBe(true);
});

test.each(['12345678901', 'abc', '10a', '-5', '1.5', ' 5', '१००', '1e3'])('"%s" is rejected', (text) => {
  expect(isStake(text)).toBe(false);
});
