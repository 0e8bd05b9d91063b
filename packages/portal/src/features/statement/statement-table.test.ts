import { isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { en } from '../../i18n/account/en.ts';
import type { StatementEntry } from './running-balance.ts';
import { statementColumns } from './statement-table.tsx';

const entry = (amount: number, balance: number): StatementEntry => ({
  _id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  remark: 'Credit',
  amount,
  balance,
  statementFor: 'ACCOUNT_STATEMENT',
});

const standsUnderItsRow = (key: string, entries: readonly StatementEntry[]) =>
  statementColumns(en, entries).find((column) => column.key === key)?.priority === 'low';

test('the balance has a column of its own on a phone', () => {
  expect(standsUnderItsRow('balance', [entry(1_00_000, 5_00_000)])).toBe(false);
});

test('a balance too long for a phone stands under its row', () => {
  expect(standsUnderItsRow('balance', [entry(500, 9_900), entry(99_99_999.99, 99_99_99_99_999.99)])).toBe(
    true,
  );
});

test('an entry about a market asks why, and a credit does not', () => {
  const onWhy = vi.fn();
  const won = { ...entry(80, 1080), betId: '7' };
  const why = statementColumns(en, [won, entry(1000, 1000)], onWhy).find(({ key }) => key === 'why');
  expect(why?.cell(entry(1000, 1000))).toBeNull();
  const button = why?.cell(won);
  if (!isValidElement<{ onClick: () => void }>(button)) throw new Error('no button');
  button.props.onClick();
  expect(onWhy).toHaveBeenCalledWith(won);
});
