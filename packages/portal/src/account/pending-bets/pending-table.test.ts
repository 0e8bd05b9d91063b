import type { PendingBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { PendingTable } from './pending-table.tsx';

vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));

const bet: PendingBet = {
  _id: '1',
  market: 'Lions v Tigers: Lions',
  amount: 1000,
  rate: 0.9,
  type: 'LAGAI',
  time: '2026-01-01T00:00:00.000Z',
  marketType: 'bookmaker',
};

const tableOf = (bets: readonly PendingBet[]) =>
  renderToStaticMarkup(createElement(PendingTable, { bets, loading: false, onStatus: () => undefined }));

test('a pending bet has match, stake, rate, type, time and market type', () => {
  const html = tableOf([bet]);
  const headers = [...html.matchAll(/<th [^>]*>([^<]+)/g)].map(([, header]) => header);
  expect(headers).toEqual(['Match', 'Stake', 'Rate', 'Type', 'Time', 'Market type']);
  for (const shown of ['Lions v Tigers: Lions', '1,000.00', '90.00', 'Lagai', 'Bookmaker'])
    expect(html).toContain(shown);
});

test('a pending bet on a round shows its game and number, and its rate like any other', () => {
  const round = { ...bet, market: 'Lucky 7 lucky7eu.12: Red', rate: 2, type: 'YES', marketType: 'casino' };
  const html = tableOf([round]);
  for (const shown of ['Lucky 7 lucky7eu.12: Red', '200.00', 'Yes', 'Casino Bets'])
    expect(html).toContain(shown);
  expect(html).not.toContain('<a ');
});

test('without pending bets the table says No data found', () => {
  expect(tableOf([])).toContain('No data found');
});
