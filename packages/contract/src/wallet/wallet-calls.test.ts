import { describe, expect, it } from 'vitest';
import { walletCalls } from '../index.ts';

const bet = { session: 's', transactionId: 'b-1', roundId: 'r-1', gameId: '100000', amount: '12.50' };

describe('an amount of the wallet', () => {
  it.each(['0.01', '12.50', '999999999.99'])('is taken as points with two decimals: %s', (amount) => {
    expect(walletCalls.bet.request.safeParse({ ...bet, amount }).success).toBe(true);
  });

  it.each(['-1.00', '1', '1.5', '1.005', '1e3', '01.00', '1000000000.00', ' 1.00', '', 12.5, null])(
    'is refused as %j',
    (amount) => {
      expect(walletCalls.bet.request.safeParse({ ...bet, amount }).success).toBe(false);
    },
  );

  it('of a bet is more than nothing, and of a win may be nothing', () => {
    const win = { player: 'p', transactionId: 'w', roundId: 'r', amount: '0.00', isFinal: true };
    expect(walletCalls.bet.request.safeParse({ ...bet, amount: '0.00' }).success).toBe(false);
    expect(walletCalls.win.request.safeParse(win).success).toBe(true);
  });
});

it('the balance of a player may exceed the largest amount of one transaction', () => {
  const reply = { status: 'ok', balance: '1000000000.00' };
  expect(walletCalls.balance.reply.safeParse(reply).success).toBe(true);
  const { success } = walletCalls.bet.reply.safeParse({ ...reply, transactionId: 'b-1' });
  expect(success).toBe(true);
});

it.each(['a b', '', '__proto__', 'x'.repeat(65), 'é'])(
  'a transaction is never called %j',
  (transactionId) => {
    expect(walletCalls.bet.request.safeParse({ ...bet, transactionId }).success).toBe(false);
  },
);
