import type { KeyedStore } from '@maidan/client/store.ts';
import { useCallback, useSyncExternalStore } from 'react';

export function useKeyed<V>(store: KeyedStore<V>, key: string): V | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.get(key));
}
