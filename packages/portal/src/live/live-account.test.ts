import { expect, test, vi } from 'vitest';
import { LiveAccount } from './live-account.tsx';
import { addSettledRound, takeSettledRounds } from './settled-rounds.ts';

const left: (() => void)[] = [];
const close = vi.hoisted(() => vi.fn());
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => () => void) => void left.push(effect()),
  useEffectEvent: (callback: unknown) => callback,
}));
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }));
vi.mock('react-router', () => ({ useNavigate: () => () => undefined }));
vi.mock('../api/session.ts', () => ({
  useSession: () => ({ token: 't', userId: 'u1' }),
  wipeSession: vi.fn(),
}));
vi.mock('../api/paths.ts', () => ({ signInPath: '/signin' }));
vi.mock('../brand/brand.ts', () => ({ useBrand: () => ({ socketAddress: '' }) }));
vi.mock('./wallet-store.ts', () => ({ setWallet: vi.fn() }));
vi.mock('./connection.ts', () => ({ openConnection: () => close }));
vi.mock('./polls.ts', () => ({
  useBalancePoll: () => undefined,
  useDomainPoll: () => undefined,
  useSessionRefresh: () => undefined,
}));
vi.stubGlobal('window', { location: { hostname: 'localhost' } });

test('when a client leaves, its connection is closed and none of its rounds is announced to the next one', () => {
  LiveAccount();
  addSettledRound({ ledgerType: 'matka', eventId: '1', roundId: 'r1', name: 'Kalyan', profit: 5 });
  for (const leave of left) leave();
  expect(close).toHaveBeenCalledTimes(1);
  expect(takeSettledRounds()).toEqual([]);
});
