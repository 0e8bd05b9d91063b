import type { LedgerRow } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadBetParts } from '../../product-parts.ts';
import { hi as launched } from '../../products/launched/texts/hi.ts';
import { hi as shell } from '../../texts/hi.ts';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import { LedgerTable, ledgerColumns } from './ledger-table.tsx';

beforeAll(loadBetParts);

vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => hi }));
vi.mock('../../products/launched/texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => shell, useLanguage: () => 'hi' }));

const row = (amount: number, balance: number): LedgerRow => ({
  userId: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  eventName: 'Credit',
  kind: 'credit',
  balance,
  amount,
  ledgerType: 'account',
  remark: 'By hand',
  userType: 'client',
  marketId: '',
  date: '2026-01-01',
  eventId: '',
});

const underTheirRow = (rows: readonly LedgerRow[]) =>
  ledgerColumns(en, rows)
    .filter(({ priority }) => priority === 'low')
    .map(({ key }) => key);

test('Lena, Dena and Balance have their own columns on a phone', () => {
  expect(underTheirRow([row(1_00_000, 1_05_988), row(-5_988, 1_00_000)])).toEqual(['date']);
});

test('figures too long for a phone are under their row, the balance first', () => {
  expect(underTheirRow([row(12_00_000, 99_99_99_99_999.99)])).toEqual(['date', 'balance']);
  expect(underTheirRow([row(99_99_99_99_999.99, 1), row(-99_99_99_999.99, 1)])).toEqual([
    'date',
    'lena',
    'dena',
    'balance',
  ]);
});

function drawn(shown: LedgerRow): string {
  const table = createElement(LedgerTable, { rows: [shown], loading: false });
  return renderToStaticMarkup(createElement(MemoryRouter, null, table));
}

function cellsOf(shown: LedgerRow): Record<string, string> {
  const cells = ledgerColumns(en, [shown])
    .filter(({ key }) => key !== 'event')
    .map(({ key, cell }) => [key, renderToStaticMarkup(cell(shown)).replace(/<[^>]*>/g, '')]);
  return Object.fromEntries(cells);
}

test('coins received are under Lena and coins given under Dena, the other cell is empty', () => {
  expect(cellsOf(row(250, 1250))).toEqual({ date: '01-01-2026', lena: '250', dena: '', balance: '1,250' });
  expect(cellsOf(row(-250, 750))).toEqual({ date: '01-01-2026', lena: '', dena: '250', balance: '750' });
});

test('a match links to its bets, and a credit has no link', () => {
  const match = { ...row(5, 5), ledgerType: 'match', marketId: '1.23', eventName: 'Lions v Tigers' } as const;
  expect(drawn(match)).toMatch(/href="\/main\/ledger-details\/1\.23"[^>]*><bdi[^>]*>Lions v Tigers/);
  expect(drawn(row(5, 5))).not.toContain('href');
});

test('the house’s own names are translated', () => {
  const html = drawn(row(5, 5));
  expect(html).toContain(`<bdi class="font-medium">${hi.transferKinds.credit}</bdi>`);
  expect(html).toContain('<bdi>By hand</bdi>');
  const ruled = drawn({ ...row(5, 5), remark: 'Result corrected', remarkKey: 'result-corrected' });
  expect(ruled).toContain(`<bdi>${hi.houseRemarks['result-corrected']}</bdi>`);
});

test('a table has its name in the player’s language', () => {
  const html = drawn({ ...row(100, 200), ledgerType: 'diamondCasino', eventName: 'Andar Bahar' });
  expect(html).toContain(`<bdi class="min-w-0 wrap-anywhere">अंदर बाहर</bdi>`);
});

test('our launched games have their names in the player’s language, and another provider’s game keeps its name', () => {
  const game = (eventName: string) =>
    drawn({ ...row(100, 200), ledgerType: 'internationalCasino', eventName });
  expect(game('Ludo Quick')).toContain(launched.games.ludo.name);
  expect(game('Sweet Rush')).toContain('Sweet Rush');
});
