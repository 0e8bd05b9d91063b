import { expect, test } from 'vitest';
import { checkOddEven } from './check-odd-even.ts';

test('a complete form is a bet', () => {
  expect(checkOddEven({ draw: 'OPEN', parity: 'ODD', amount: 100 })).toEqual({
    draw: 'OPEN',
    parity: 'ODD',
    amount: 100,
  });
});

test('an empty form reports every field, and the first in a message', () => {
  expect(checkOddEven({ draw: undefined, parity: undefined, amount: 0 })).toEqual({
    draw: 'fieldMarket',
    parity: 'fieldGame',
    amount: 'fieldAmount',
    notice: 'pleaseSelectMarket',
  });
});

test.each([
  [
    { draw: 'CLOSE', parity: undefined, amount: 100 },
    { parity: 'fieldGame', notice: 'pleaseSelectGame' },
  ],
  [
    { draw: 'CLOSE', parity: 'EVEN', amount: 0 },
    { amount: 'fieldAmount', notice: 'fieldAmount' },
  ],
] as const)('only the missing fields are reported', (draft, faults) => {
  expect(checkOddEven(draft)).toEqual(faults);
});
