import { expect, test } from 'vitest';
import { checkOddEven, sameBetId } from './odd-even-bet.ts';

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

const bet = { draw: 'OPEN', parity: 'ODD', amount: 500 } as const;
const unanswered = { ...bet, requestId: 'request-1' };

test('a bet without an answer keeps its id when it is sent again', () => {
  expect(sameBetId(bet, unanswered)).toBe('request-1');
});

test.each([
  ['draw', { ...bet, draw: 'CLOSE' as const }],
  ['parity', { ...bet, parity: 'EVEN' as const }],
  ['amount', { ...bet, amount: 600 }],
])('a bet with another %s is another bet', (_, other) => {
  expect(sameBetId(other, unanswered)).toBeUndefined();
});

test('without an unanswered bet there is no id to keep', () => {
  expect(sameBetId(bet, undefined)).toBeUndefined();
});
