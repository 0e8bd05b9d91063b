import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../house/fake-browser.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-query', () => ({
  useQuery: ({ queryFn }: { queryFn: (context: object) => unknown }) => queryFn({}),
}));
vi.mock('../../house/call.ts', () => ({ ask }));
vi.mock('../../house/query-client.ts', () => ({
  callKey: (...key: unknown[]) => key,
  keepAnswerTo: () => undefined,
}));
vi.mock('../../house/wallet-store.ts', () => ({ useWallet: () => undefined }));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('the ledger is requested with the signed-in client’s id', async () => {
  const data = { userId: 'u1', username: 'DEMO', name: 'C1', userType: 'client', isPasswordChanged: true };
  localStorage.setItem('session', JSON.stringify({ token: 'a-token', data, isClient: true }));
  const { useLedger: askForLedger } = await import('./api.ts');
  askForLedger({ from: '2026-02-01', to: '2026-02-28' });
  const body = { downlineUserId: 'u1', fromDate: '2026-02-01', toDate: '2026-02-28' };
  expect(ask).toHaveBeenCalledWith('user/userLedger', body, expect.anything());
});
