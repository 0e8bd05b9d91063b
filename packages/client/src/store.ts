type Listener = () => void;

export interface Readable<T> {
  readonly get: () => T;
  /** Calls back after every change until the returned function is called. */
  readonly subscribe: (listener: Listener) => () => void;
}

export interface Store<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/**
 * One value and its listeners. `onFollowed` is called for the first listener; the function it returns is
 * called after the last one.
 */
export function createStore<T>(initial: T, onFollowed?: () => () => void): Store<T> {
  const listeners = new Set<Listener>();
  let value = initial;
  let stop: (() => void) | undefined;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop ??= onFollowed?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

export interface KeyedStore<V> {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
  readonly drop: (key: string) => void;
  readonly keys: () => Iterable<string>;
  readonly subscribe: (key: string, listener: Listener) => () => void;
}

/** Runs the callback once, at the next animation frame. */
export type OnFrame = (callback: () => void) => void;

interface KeyedStoreShape<V> {
  readonly onFrame: OnFrame;
  readonly isSame: (one: V, other: V) => boolean;
}

/**
 * Values by key. Changes between two frames are published together at the frame, and only to listeners of
 * keys whose value then differs.
 */
export function createKeyedStore<V>({ onFrame, isSame }: KeyedStoreShape<V>): KeyedStore<V> {
  const seen = new Map<string, V>();
  const coming = new Map<string, V | undefined>();
  const listeners = new Map<string, Set<Listener>>();

  function put(key: string, value: V | undefined): void {
    if (coming.size === 0) onFrame(flush);
    coming.set(key, value);
  }

  function flush(): void {
    const changed: string[] = [];
    for (const [key, value] of coming) {
      const old = seen.get(key);
      if (value === undefined ? old === undefined : old !== undefined && isSame(old, value)) continue;
      if (value === undefined) seen.delete(key);
      else seen.set(key, value);
      changed.push(key);
    }
    coming.clear();
    for (const key of changed) for (const listener of listeners.get(key) ?? []) listener();
  }

  return {
    get: (key) => seen.get(key),
    set: put,
    drop: (key) => put(key, undefined),
    keys: () => new Set([...seen.keys(), ...coming.keys()]),
    subscribe(key, listener) {
      const others = listeners.get(key) ?? new Set<Listener>();
      listeners.set(key, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size === 0 && listeners.get(key) === others) listeners.delete(key);
      };
    },
  };
}
