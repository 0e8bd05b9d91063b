import { beforeEach, expect, test, vi } from 'vitest';
import { fetchEntries } from './api.ts';

const asked = vi.hoisted((): { path: string; body: object }[] => []);
vi.mock('../../api/ask.ts', () => ({
  ask: async (path: string, body: object) => {
    asked.push({ path, body });
    return { totalCount: 0, statementData: [], balanceAmount: 0 };
  },
}));
vi.mock('../../live/wallet-store.ts', () => ({ useWallet: () => undefined }));
vi.mock('../../api/session.ts', () => ({ currentSession: () => ({ userId: 'u1' }) }));

beforeEach(() => {
  asked.length = 0;
});

test.each([
  ['all', {}],
  ['account', { statementFor: 'ACCOUNT_STATEMENT' }],
  ['profitLoss', { statementFor: 'profitLoss' }],
] as const)('the toggle %s asks for its kind, with days as YYYY-MM-DD', async (kind, own) => {
  await fetchEntries({ range: { from: '2026-01-01', to: '2026-01-31' }, kind }, 10);
  expect(asked).toEqual([
    {
      path: 'user/userStatement',
      body: { userId: 'u1', pageNo: 1, size: 200, fromDate: '2026-01-01', toDate: '2026-01-31', ...own },
    },
  ]);
});
