import { expect, test, vi } from 'vitest';
import { lionsBet } from '../fake-bet.ts';
import { createSlip, type Outcome } from '../slip.ts';
import { availableCoins, useAvailableCoins } from '../wallet.tsx';

const held = vi.hoisted(() => ({ wallet: undefined as { coins: number } | undefined }));
vi.mock('../../house/wallet-store.ts', () => ({
  useWallet: () => held.wallet,
  currentWallet: () => held.wallet,
}));

/** As an open slip calls it. */
function useCoins(balance: number | undefined) {
  held.wallet = balance === undefined ? undefined : { coins: balance };
  return useAvailableCoins({ kind: 'open', bet: lionsBet, stake: 100, secondsLeft: 7 });
}

test.each([
  [1.15, 115n],
  [4.35, 435n],
  [0.29, 29n],
  [10.999, 1099n],
  [-0.005, -1n],
])('of a balance of %s, %s hundredths may be staked', (balance, hundredths) => {
  expect(useCoins(balance)).toBe(hundredths);
});

test('the available coins are unknown until the wallet is known', () => {
  expect(useCoins(undefined)).toBeUndefined();
});

test('a bet that is being placed, also a second time, is measured by the coins before it, though the house has held its stake by then', async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const slip = createSlip<typeof lionsBet>({
    seconds: 10,
    now: () => 0,
    everySecond: () => () => undefined,
    newRequestId: () => 'request',
    availableCoins,
    place: () => new Promise((resolve) => answers.push(resolve)),
    onPlaced: () => undefined,
  });
  const shown = () => {
    const state = slip.get();
    if (state.kind !== 'open' && state.kind !== 'placing') throw new Error(`the slip is ${state.kind}`);
    return state;
  };
  /** As a form of the slip that was just mounted calls it: none is shown while the outcome is. */
  const useCoinsOfSlip = () => useAvailableCoins(shown());
  held.wallet = { coins: 1000 };
  slip.open(lionsBet);
  slip.setStake(800);
  slip.done();
  const first = useCoinsOfSlip();
  held.wallet = { coins: 200 };
  const pushed = useCoinsOfSlip();
  answers[0]?.({ isPlaced: false, message: 'No response', isUnanswered: true });
  await vi.waitFor(() => expect(slip.get().kind).toBe('done'));
  slip.sendAgain();
  expect([first, pushed, useCoinsOfSlip()]).toEqual([100_000n, 100_000n, 100_000n]);
  answers[1]?.({ isPlaced: false, message: 'This market is suspended' });
  await vi.waitFor(() =>
    expect(slip.get()).toMatchObject({ outcome: { message: 'This market is suspended' } }),
  );
  slip.retry({});
  expect(useCoinsOfSlip()).toBe(20_000n);
});
