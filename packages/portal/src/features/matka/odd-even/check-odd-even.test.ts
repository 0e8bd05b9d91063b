import { expect, test } from 'vitest';
import { checkOddEven } from './check-odd-even.ts';

test('a whole form is a bet', () => {
  expect(checkOddEven({ draw: 'OPEN', parity: 'ODD', amount: 100 })).toEqual({
    draw: 'OPEN',
    parity: 'ODD',
    amount: 100,
  });
});

test('an empty form names every field, and says the first aloud', () => {
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
] as const)('only what is missing is named', (draft, faults) => {
  expect(checkOddEven(draft)).toEqual(faults);
});
