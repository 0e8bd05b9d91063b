import { expect, test, vi } from 'vitest';
import { createKeyedStore, createStore } from './store.ts';

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

function storeWithFrames() {
  const frames: (() => void)[] = [];
  const store = createKeyedStore<number>({ onFrame: (callback) => frames.push(callback), isSame: Object.is });
  const drawFrame = () => {
    for (const callback of frames.splice(0)) callback();
  };
  return { store, drawFrame, requestedFrames: () => frames.length };
}

test('several changes between two frames notify once, with the last value', () => {
  const { store, drawFrame, requestedFrames } = storeWithFrames();
  const seen: (number | undefined)[] = [];
  store.subscribe('a', () => seen.push(store.get('a')));
  store.set('a', 1);
  store.set('a', 2);
  store.set('b', 3);
  expect(requestedFrames()).toBe(1);
  expect(store.get('a')).toBeUndefined();
  drawFrame();
  expect(seen).toEqual([2]);
  expect(store.get('b')).toBe(3);
});

test('a listener of a key is not notified of other keys', () => {
  const { store, drawFrame } = storeWithFrames();
  let calls = 0;
  store.subscribe('a', () => {
    calls += 1;
  });
  store.set('b', 1);
  drawFrame();
  expect(calls).toBe(0);
});

test('a value that returns to what it was within a frame notifies nobody', () => {
  const { store, drawFrame } = storeWithFrames();
  store.set('a', 1);
  drawFrame();
  let calls = 0;
  store.subscribe('a', () => {
    calls += 1;
  });
  store.set('a', 2);
  store.set('a', 1);
  drawFrame();
  expect(calls).toBe(0);
});

test('a dropped key notifies once and has no value', () => {
  const { store, drawFrame } = storeWithFrames();
  store.set('a', 1);
  drawFrame();
  let calls = 0;
  store.subscribe('a', () => {
    calls += 1;
  });
  store.drop('a');
  drawFrame();
  store.drop('a');
  drawFrame();
  expect(calls).toBe(1);
  expect(store.get('a')).toBeUndefined();
  expect([...store.keys()]).toEqual([]);
});

test('a removed listener is not notified, even when another listens to the same key', () => {
  const { store, drawFrame } = storeWithFrames();
  const heard: string[] = [];
  const stop = store.subscribe('a', () => heard.push('first'));
  store.subscribe('a', () => heard.push('second'));
  stop();
  store.set('a', 1);
  drawFrame();
  expect(heard).toEqual(['second']);
});
