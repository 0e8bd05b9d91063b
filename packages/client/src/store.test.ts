import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('listeners are called after each change, with the new value set, until they unsubscribe', () => {
  const store = createStore('a');
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set('b');
  store.set('c');
  leave();
  store.set('d');
  expect(seen).toEqual(['b', 'c']);
  expect(store.get()).toBe('d');
});

test('what a store starts for its first listener is stopped after its last one', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const store = createStore(0, start);
  expect(start).not.toHaveBeenCalled();
  const leaves = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  expect(start).toHaveBeenCalledTimes(1);
  leaves[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leaves[1]?.();
  leaves[1]?.();
  expect(stop).toHaveBeenCalledTimes(1);
  store.subscribe(() => undefined);
  expect(start).toHaveBeenCalledTimes(2);
});
