import { beforeEach, expect, test, vi } from 'vitest';
import { fetchEntries } from './api.ts';

const requests = vi.hoisted((): { path: string; body: { pageNo: number } }[] => []);
const house = vi.hoisted(() => ({ rows: 0 }));
vi.mock('../../house/call.ts', () => ({
  ask: async (path: string, body: { pageNo: number; size: number }) => {
    requests.push({ path, body });
    const left = house.rows - (body.pageNo - 1) * body.size;
    const statementData = Array.from({ length: Math.min(left, body.size) }, () => ({ amount: 1 }));
    return { totalCount: house.rows, statementData, balanceAmount: left - statementData.length };
  },
}));
vi.mock('../../house/wallet-store.ts', () => ({ useWallet: () => undefined }));
vi.mock('../../house/session.ts', () => ({ currentSession: () => ({ userId: 'u1' }) }));

beforeEach(() => {
  requests.length = 0;
  house.rows = 0;
});

test.each([
  ['all', {}],
  ['account', { statementFor: 'ACCOUNT_STATEMENT' }],
  ['profitLoss', { statementFor: 'profitLoss' }],
] as const)('the filter %s requests its kind, with days as YYYY-MM-DD', async (kind, own) => {
  await fetchEntries({ range: { from: '2026-01-01', to: '2026-01-31' }, kind }, 10);
  expect(requests).toEqual([
    {
      path: 'user/userStatement',
      body: { userId: 'u1', pageNo: 1, size: 200, fromDate: '2026-01-01', toDate: '2026-01-31', ...own },
    },
  ]);
});

const everything = { range: { from: '2026-01-01', to: '2026-01-31' }, kind: 'all' } as const;
const requestedPages = () => requests.map(({ body }) => body.pageNo);

test('a long period is loaded page by page, until it is complete', async () => {
  house.rows = 450;
  const entries = await fetchEntries(everything, 1000);
  expect(requestedPages()).toEqual([1, 2, 3]);
  expect(entries.map(({ balance }) => balance)).toEqual(Array.from({ length: 450 }, (_, at) => 450 - at));
});

test('a page that ends with the last entry is the last one loaded', async () => {
  house.rows = 200;
  await fetchEntries(everything, 1000);
  expect(requestedPages()).toEqual([1]);
});

test('no more entries are loaded than needed', async () => {
  house.rows = 900;
  await fetchEntries(everything, 400);
  expect(requestedPages()).toEqual([1, 2]);
});
