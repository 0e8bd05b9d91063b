import { expect, test } from 'vitest';
import { sameBetId } from './same-bet-id.ts';

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
