import { expect, test, vi } from 'vitest';
import { useAvailableCoins } from './use-available-coins.ts';

const held = vi.hoisted(() => ({ wallet: undefined as { coins: number } | undefined }));
vi.mock('../../live/wallet-store.ts', () => ({ useWallet: () => held.wallet }));

test.each([
  [1.15, 115n],
  [4.35, 435n],
  [0.29, 29n],
  [10.999, 1099n],
  [-0.005, -1n],
])('of a balance of %s, %s hundredths may be staked', (balance, hundredths) => {
  held.wallet = { coins: balance };
  expect(useAvailableCoins()).toBe(hundredths);
});

test('the available coins are unknown until the wallet is known', () => {
  held.wallet = undefined;
  expect(useAvailableCoins()).toBeUndefined();
});
