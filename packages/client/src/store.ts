export interface Readable<T> {
  readonly get: () => T;
  /** Calls back after every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/**
 * One value and its listeners. `onFollowed` is called for the first listener; the function it returns is
 * called after the last one.
 */
export function createStore<T>(initial: T, onFollowed?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
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
