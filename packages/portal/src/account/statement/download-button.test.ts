import { expect, test } from 'vitest';
import { statementCsv } from './download-button.tsx';
import type { StatementEntry } from './statement-entry.ts';

const headers = { date: 'Date', remark: 'Remark', credit: 'Credit', debit: 'Debit', balance: 'Balance' };
const entry: StatementEntry = {
  _id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  remark: 'Credit',
  amount: 10,
  statementFor: 'ACCOUNT_STATEMENT',
  balance: 10,
};

test('each entry is a line with its amount as a credit or a debit', () => {
  const lines = statementCsv([entry, { ...entry, amount: -2.5, balance: 7.5 }], headers).split('\r\n');
  expect(lines).toEqual([
    '\uFEFF"Date","Remark","Credit","Debit","Balance"',
    '01-01-2026 05:30:00,"Credit",10.00,,10.00',
    '01-01-2026 05:30:00,"Credit",,2.50,7.50',
    '',
  ]);
});

test.each([
  ['6 over, 45 runs', '"6 over, 45 runs"'],
  ['the "Lions"', '"the ""Lions"""'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@sum', '"\'@sum"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
])('a remark of %s can neither break the file nor run as a formula', (remark, written) => {
  expect(statementCsv([{ ...entry, remark }], headers)).toContain(`,${written},`);
});
