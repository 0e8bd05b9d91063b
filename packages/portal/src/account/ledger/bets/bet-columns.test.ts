import type { FancyBet } from '@maidan/contract/wire';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
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

test('a name keeps its own direction in a right-to-left table', () => {
  const [runner] = betColumns('fancy', en, () => undefined);
  const bet = { sessionName: '6 over runs LIONS' } as FancyBet;
  const html = renderToStaticMarkup(createElement(Fragment, null, runner?.cell(bet)));
  expect(html).toMatch(/<bdi[^>]*>6 over runs LIONS<\/bdi>/);
});

test('the result of a fancy is its run, and a dash before it is settled', () => {
  const result = betColumns('fancy', en, () => undefined).find(({ key }) => key === 'result');
  const resultOf = (decisionRun: number | null) =>
    renderToStaticMarkup(
      createElement(Fragment, null, result?.cell({ sessionName: '', decisionRun } as FancyBet)),
    );
  expect(resultOf(49)).toContain('>49<');
  expect(resultOf(null)).toContain('>–<');
});

test.each([
  ['void where it was declared without a run', { isDeclare: 1, isDeleted: 0 }, 'Void'],
  ['a dash where the bet was taken out', { isDeclare: 1, isDeleted: 1 }, '–'],
  ['a dash before it is declared', { isDeclare: 0, isDeleted: 0 }, '–'],
])('the result of a fancy is %s', (_, state, expected) => {
  const result = betColumns('fancy', en, () => undefined).find(({ key }) => key === 'result');
  const bet = { sessionName: '', decisionRun: null, ...state } as FancyBet;
  const html = renderToStaticMarkup(createElement(Fragment, null, result?.cell(bet)));
  expect(html).toContain(`>${expected}<`);
});

test.each([
  [5000, 4250, undefined],
  [25_00_000, -25_00_000, 'low'],
])(
  'on a phone, an amount of %d with a profit or loss of %d has the priority %s',
  (amount, profitLoss, priority) => {
    const bet = { sessionName: '', amount, profitLoss } as FancyBet;
    const columns = betColumns('fancy', en, () => undefined, [bet]);
    expect(columns.find(({ key }) => key === 'amount')?.priority).toBe(priority);
  },
);
