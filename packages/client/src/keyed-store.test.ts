import { expect, test } from 'vitest';
import { createKeyedStore } from './keyed-store.ts';

function storeWithFrames() {
  const frames: (() => void)[] = [];
  const store = createKeyedStore<number>({ onFrame: (callback) => frames.push(callback), isSame: Object.is });
  const drawFrame = () => {
    for (const callback of frames.splice(0)) callback();
  };
  return { store, drawFrame, framesAsked: () => frames.length };
}

test('several changes between two frames notify once, with the last value', () => {
  const { store, drawFrame, framesAsked } = storeWithFrames();
  const seen: (number | undefined)[] = [];
  store.subscribe('a', () => seen.push(store.get('a')));
  store.set('a', 1);
  store.set('a', 2);
  store.set('b', 3);
  expect(framesAsked()).toBe(1);
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
