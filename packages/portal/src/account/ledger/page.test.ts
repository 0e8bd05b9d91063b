import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { LedgerPage } from './page.tsx';

const nowMs = Date.UTC(2026, 1, 14, 12);
const onRequest = vi.fn<(range: unknown) => void>();
const more = vi.hoisted(() => ({ hasMore: undefined as boolean | undefined }));
const fault = vi.hoisted(() => ({ error: null as Error | null }));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../texts/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('@maidan/ui/format/now.ts', () => ({ useNow: () => nowMs }));
vi.mock('@maidan/ui/form/date-range.tsx', () => ({ DateRange: () => null }));
vi.mock('./api.ts', () => ({
  useLedger: (range: unknown) => {
    onRequest(range);
    const data = { calAmount: 70, creditAmount: 100, debitAmount: 30, ledgerData: [], ...more };
    return { data, isPending: false, ...fault };
  },
}));

test('the ledger opens on the current month with Lena, Dena and Balance', () => {
  const html = renderToStaticMarkup(createElement(LedgerPage));
  expect(onRequest).toHaveBeenCalledWith({ from: '2026-02-01', to: '2026-02-28' });
  const totals = [...html.matchAll(/<dt [^>]*>([^<]+)<\/dt><dd [^>]*><span [^>]*>([^<]+)/g)];
  expect(totals.map(([, name, coins]) => [name, coins])).toEqual([
    ['Lena', '100'],
    ['Dena', '-30'],
    ['Balance', '70'],
  ]);
});

test('an incomplete ledger says so, and how to see the rest', () => {
  more.hasMore = true;
  expect(renderToStaticMarkup(createElement(LedgerPage))).toContain('choose a shorter period');
  more.hasMore = undefined;
  expect(renderToStaticMarkup(createElement(LedgerPage))).not.toContain('choose a shorter period');
});

test('a ledger that cannot be loaded gives the reason, and shows no figures', () => {
  fault.error = new Error('No answer');
  const html = renderToStaticMarkup(createElement(LedgerPage));
  fault.error = null;
  expect(html).toContain('No answer');
  expect(html).not.toContain('Lena');
});
