import type { KeyedStore, Readable } from '@maidan/client/store.ts';
import { useCallback, useSyncExternalStore } from 'react';

export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** A part of the value: the component is rendered again only when that part differs. */
export function useSelected<T, Part>({ subscribe, get }: Readable<T>, select: (value: T) => Part): Part {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}

export function useKeyed<V>(store: KeyedStore<V>, key: string): V | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.get(key));
}
