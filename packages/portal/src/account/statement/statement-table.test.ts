import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import type { StatementEntry } from './statement-entry.ts';
import { Remark, statementColumns } from './statement-table.tsx';

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

test('the balance has its own column on a phone', () => {
  expect(standsUnderItsRow('balance', [entry(1_00_000, 5_00_000)])).toBe(false);
});

test('a balance too long for a phone is under its row', () => {
  expect(standsUnderItsRow('balance', [entry(500, 9_900), entry(99_99_999.99, 99_99_99_99_999.99)])).toBe(
    true,
  );
});

test('the kind of transfer, its market and the reason are separate, each with its own text direction', () => {
  const facts = { kind: 'credit', matchName: 'Lions v Tigers', remark: 'By hand' } as const;
  const html = renderToStaticMarkup(
    Remark({ entry: { ...entry(80, 1080), facts }, texts: en, onWhy: () => undefined }),
  );
  expect(html).toContain(
    `<bdi>${en.transferKinds.credit}</bdi> · <bdi>Lions v Tigers</bdi> · <bdi>By hand</bdi>`,
  );
});

test('an entry about a market has a button for the reason, and a credit has none', () => {
  const onWhy = vi.fn();
  const won = { ...entry(80, 1080), remark: 'Result', betId: '7' };
  const button = Remark({ entry: won, texts: en, onWhy });
  expect(button.props['aria-label']).toBe('Why this result: Result');
  button.props.onClick();
  expect(onWhy).toHaveBeenCalledWith(won);
  expect(Remark({ entry: entry(1000, 1000), texts: en, onWhy }).type).toBe('span');
});
