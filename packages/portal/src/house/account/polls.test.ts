import type { Wallet } from '@maidan/contract/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../fake-browser.ts';

interface Poll {
  readonly queryKey: readonly unknown[];
  readonly refetchInterval?: number;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

const requests: Poll[] = [];
vi.mock('@tanstack/react-query', () => ({
  QueryClient: class {},
  useQuery: (options: Poll) => void requests.push(options),
}));

const balance = vi.fn();
vi.mock('../call.ts', () => ({ call: balance, noResponseCode: -1 }));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
  requests.length = 0;
});

test('the balance is polled every 5 seconds', async () => {
  const { useBalancePoll } = await import('./polls.ts');
  useBalancePoll();
  expect(requests).toMatchObject([{ queryKey: ['user/userBalance'], refetchInterval: 5_000 }]);
});

test('the settings of the host are polled every 300000 ms', async () => {
  const { useDomainPoll } = await import('./polls.ts');
  useDomainPoll();
  expect(requests).toMatchObject([
    { queryKey: ['website/domainSettingByDomainName'], refetchInterval: 300_000 },
  ]);
});

async function pollWhile(
  happens: (setWallet: (wallet: Wallet) => void) => void,
): Promise<Wallet | undefined> {
  const { useBalancePoll } = await import('./polls.ts');
  const { currentWallet, setWallet } = await import('../wallet-store.ts');
  setWallet({ coins: 100, exposure: 0 });
  const reply = Promise.withResolvers<object>();
  balance.mockReturnValue(reply.promise);
  const Poll = () => useBalancePoll();
  Poll();
  const polled = requests[0]?.queryFn({ signal: new AbortController().signal });
  happens(setWallet);
  reply.resolve({ ok: true, data: { coins: 70, exposure: 30 } });
  await polled;
  return currentWallet();
}

test('a polled balance is shown and stored', async () => {
  expect(await pollWhile(() => undefined)).toEqual({ coins: 70, exposure: 30 });
  expect([
    localStorage.getItem('client-wallet-balance'),
    localStorage.getItem('client-wallet-exposure'),
  ]).toEqual(['70', '30']);
});

test('a polled balance does not replace one that a push or a bet brought while it was loading', async () => {
  const pushed = { coins: 40, exposure: 60 };
  expect(await pollWhile((setWallet) => setWallet(pushed))).toEqual(pushed);
});

test.each([
  ['a house that does not answer', { ok: false, code: -1 }, false],
  ['a house that answers', { ok: false, code: 1 }, true],
])('two polls of the balance find %s', async (_, reply, doesAnswer) => {
  const { useBalancePoll: PollOnce } = await import('./polls.ts');
  const { doesHouseAnswer } = await import('./house-answers.ts');
  balance.mockResolvedValue(reply);
  PollOnce();
  for (let polls = 0; polls < 2; polls += 1)
    await requests[0]?.queryFn({ signal: new AbortController().signal });
  expect(doesHouseAnswer()).toBe(doesAnswer);
});
