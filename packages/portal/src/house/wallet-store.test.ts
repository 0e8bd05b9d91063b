import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './fake-browser.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('the wallet is stored under the keys that other clients of the house use', async () => {
  const { setWallet } = await import('./wallet-store.ts');
  setWallet({ coins: 12.34, exposure: 5 });
  expect(localStorage.getItem('client-wallet-balance')).toBe('12.34');
  expect(localStorage.getItem('client-wallet-exposure')).toBe('5');
});
