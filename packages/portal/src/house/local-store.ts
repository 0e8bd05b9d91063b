import { createStore, type Store } from '@maidan/client/store.ts';

export interface LocalStoreShape<T> {
  readonly keys: readonly string[];
  readonly read: () => T;
  readonly write: (value: T) => void;
}

const reloads = new Set<() => void>();

/** Call after keys were written or removed outside the stores. */
export function reloadStores(): void {
  for (const reload of reloads) reload();
}

/**
 * A localStorage value that React can subscribe to, including changes from other tabs. It is read when it is first asked for,
 * so that loading the module needs no browser.
 */
export function createLocalStore<T>({ keys, read, write }: LocalStoreShape<T>): Store<T> {
  let opened: Store<T> | undefined;

  function open(): Store<T> {
    const store = createStore(read());
    const reload = () => store.set(read());
    reloads.add(reload);
    // A null key means that another tab cleared the whole storage.
    window.addEventListener('storage', (event) => {
      if (event.key === null || keys.includes(event.key)) reload();
    });
    return store;
  }

  function store(): Store<T> {
    opened ??= open();
    return opened;
  }

  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    set(value) {
      const { set } = store();
      write(value);
      set(read());
    },
  };
}

/** The parsed value under a key, or undefined when it is absent or is not JSON. */
export function readJson(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
