import type { Store } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createLocalStore } from '../../house/local-store.ts';

/** Whether a game is heard: silent until turned on. The device stores it under the keys and values of document 2, section 2. */
export interface SoundChoice {
  readonly key: string;
  readonly on: string;
  readonly off: string;
}

const stores = new Map<string, Store<boolean>>();

/** One store for each key, so that a game hears of a choice made in the settings. */
function storeOf({ key, on, off }: SoundChoice): Store<boolean> {
  const known = stores.get(key);
  if (known) return known;
  const store = createLocalStore<boolean>({
    keys: [key],
    read: () => localStorage.getItem(key) === on,
    write: (isOn) => localStorage.setItem(key, isOn ? on : off),
  });
  stores.set(key, store);
  return store;
}

export function useSoundChoice(choice: SoundChoice): readonly [boolean, (isOn: boolean) => void] {
  const store = storeOf(choice);
  return [useStore(store), store.set];
}
