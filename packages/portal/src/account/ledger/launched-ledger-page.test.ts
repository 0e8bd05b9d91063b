import type { CasinoBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en as launched } from '../../products/launched/texts/en.ts';
import { en } from '../../texts/en.ts';
import { en as account } from '../texts/en.ts';
import { LaunchedLedgerPage } from './launched-ledger-page.tsx';

const calls = vi.hoisted(() => ({ day: {} as object, ledger: {} as object }));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => account }));
vi.mock('../../products/launched/texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('./api.ts', () => ({
  useLaunchedLedger: (day: object) => {
    calls.day = day;
    return calls.ledger;
  },
}));

const bet = (changes: Partial<CasinoBet>): CasinoBet => ({
  _id: '1',
  playerName: '',
  teamName: '',
  gameName: 'Roulette',
  eventId: '100000',
  roundId: 'roulette.4fWq0aTz',
  sid: '',
  betType: 'Yes',
  odds: 0,
  amount: 200,
  profitLoss: 6800,
  isDeclare: 1,
  isDeleted: 0,
  deletedRemark: '',
  showResult: '',
  result: '',
  resultDetails: null,
  posArray: {},
  debitAmount: 200,
  creditAmount: 7000,
  rollbackAmount: 0,
  userInfo: { username: 'ASHA', name: 'Asha' },
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

function shown(path: string): string {
  const pattern = '/main/international-ledger-casino-details/:eventId?/:ledgerType?/:date?';
  const page = createElement(Route, { path: pattern, element: createElement(LaunchedLedgerPage) });
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routes, null, page)),
  );
}

const address = '/main/international-ledger-casino-details/100000/internationalCasino/2026-01-01';

test('International Casino Bets has player, game and round, date, amount, Declare or Not Declare, and P&L', () => {
  const open = bet({ _id: '2', roundId: 'roulette.9sLm2xQa', isDeclare: 0, profitLoss: 0 });
  calls.ledger = { data: { clientProfitLoss: 6800, clientComm: 0, casinoBetData: [bet({}), open] } };
  const html = shown(address);
  expect(html).toContain('<h1 class="text-xl font-semibold">International Casino Bets</h1>');
  const headers = [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, '').replace('&amp;', '&'),
  );
  expect(headers.slice(0, 5)).toEqual(['Player / Round', 'Date', 'Amount', 'Result', 'P&L']);
  for (const text of ['Roulette', 'Asha', 'roulette.4fWq0aTz', '200', 'Declare', 'Not Declare', '6,800']) {
    expect(html).toContain(text);
  }
  expect(calls.day).toEqual({ eventId: '100000', date: '2026-01-01' });
});

test('its blocks give the profit or loss, and its link leads to the main menu', () => {
  calls.ledger = { data: { clientProfitLoss: -500, clientComm: 20.5, casinoBetData: [] } };
  const html = shown(address);
  const texts = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2><div[^>]*>([^<]*)/g)].map(([, title, text]) => [
    title,
    text,
  ]);
  expect(texts).toEqual([
    ['Casino Plus Minus', 'You Lost 500/- Coins.'],
    ['Total Commission', 'You Won 20.5/- Coins.'],
    ['Net Plus Minus', 'You Lost 479.5/- Coins.'],
  ]);
  expect(html).toMatch(/<a [^>]*href="\/main\/dashboard"[^>]*>BACK TO MAIN MENU</);
});

test('all of its parameters may be left out', () => {
  calls.ledger = { data: { clientProfitLoss: 0, clientComm: 0, casinoBetData: [] } };
  shown('/main/international-ledger-casino-details');
  expect(calls.day).toMatchObject({ eventId: undefined, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
