import { expect, test } from 'vitest';
import { en } from '../../i18n/account/en.ts';
import { type BetTableKind, betColumns } from './bet-columns.tsx';

const headersOf = (kind: BetTableKind) =>
  betColumns(kind, en, () => undefined)
    .filter(({ key }) => key !== 'why')
    .map(({ header }) => header);

test('Match Bets has team, date, rate, amount, mode, odds type and P&L', () => {
  expect(headersOf('match')).toEqual(['Team', 'Date', 'Rate', 'Amount', 'Mode', 'Odds type', 'P&L']);
});

test('Fancy Bets has runner, date, rate, run, result, amount, mode and P&L', () => {
  expect(headersOf('fancy')).toEqual(['Runner', 'Date', 'Rate', 'Run', 'Result', 'Amount', 'Mode', 'P&L']);
});

test('Rejected Bets has the same columns and the remark', () => {
  expect(headersOf('rejected')).toEqual([...headersOf('fancy'), 'Remark']);
});
