import type { Wallet } from '@maidan/contract/wire';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createLocalStore } from './local-store.ts';
import { coinsKey, exposureKey } from './session-wire.ts';

/** Unknown until the server first sends it. */
const store = createLocalStore<Wallet | undefined>({
  keys: [coinsKey, exposureKey],
  read: () => {
    const coins = readNumber(coinsKey);
    const exposure = readNumber(exposureKey);
    return coins === undefined || exposure === undefined ? undefined : { coins, exposure };
  },
  write: (wallet) => {
    if (!wallet) return;
    localStorage.setItem(coinsKey, String(wallet.coins));
    localStorage.setItem(exposureKey, String(wallet.exposure));
  },
});

export function setWallet({ coins, exposure }: Wallet): void {
  const known = store.get();
  if (known?.coins !== coins || known.exposure !== exposure) store.set({ coins, exposure });
}

export const currentWallet = store.get;

export function useWallet(): Wallet | undefined {
  return useStore(store);
}

function readNumber(key: string): number | undefined {
  const text = localStorage.getItem(key);
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
