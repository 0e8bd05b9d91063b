import type { StatementRow } from '@maidan/contract/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningBalance } from './running-balance.ts';

const row = (amount: number): StatementRow => ({
  _id: String(amount),
  createdAt: '2026-01-01T00:00:00.000Z',
  remark: '',
  amount,
  statementFor: 'profitLoss',
});

test('each row has the balance after it, newest first', () => {
  const entries = runningBalance({
    totalCount: 3,
    balanceAmount: 0,
    statementData: [row(-20.2), row(0.3), row(100)],
  });
  expect(entries.map((entry) => entry.balance)).toEqual([80.1, 100.3, 100]);
});

test('the balances are exact to the hundredth on a page of any length', () => {
  const hundredths = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(fc.array(hundredths, { maxLength: 200 }), hundredths, (amounts, first) => {
      const entries = runningBalance({
        totalCount: amounts.length,
        balanceAmount: amounts.reduce((left, amount) => left - amount, first) / 100,
        statementData: amounts.map((amount) => row(amount / 100)),
      });
      let expected = first;
      for (const [index, entry] of entries.entries()) {
        expect(entry.balance).toBe(expected / 100);
        expected -= amounts[index] ?? 0;
      }
    }),
  );
});
