import { beforeEach, expect, test, vi } from 'vitest';
import { useAvailableCoins } from './use-available-coins.ts';

const held = vi.hoisted(() => ({
  wallet: undefined as { coins: number } | undefined,
  state: undefined as unknown,
}));
vi.mock('../../live/wallet-store.ts', () => ({ useWallet: () => held.wallet }));
vi.mock('react', () => ({
  useState: () => [
    held.state,
    (next: unknown) => {
      held.state = next;
    },
  ],
}));

/** As a slip that is rendered again calls it. */
function useCoins(balance: number | undefined, isPlacing = false) {
  held.wallet = balance === undefined ? undefined : { coins: balance };
  return useAvailableCoins(isPlacing);
}

beforeEach(() => {
  held.state = undefined;
});

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

test('a bet that is being placed is measured by the coins before it, though the house has held its stake by then', () => {
  const placed = [useCoins(100), useCoins(100, true), useCoins(20, true), useCoins(20)];
  expect(placed).toEqual([10_000n, 10_000n, 10_000n, 2_000n]);
});
