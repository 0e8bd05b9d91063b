import { expect, test } from 'vitest';
import { freshSeed, typeSeed } from './seed-entry.ts';

test('typed text becomes the seed once it is long enough, and the previous seed is used until then', () => {
  const first = freshSeed();
  const half = typeSeed(first, 'my-luck');
  expect(half).toEqual({ seed: first.seed, typed: 'my-luck' });
  expect(typeSeed(half, 'my-lucky-seed')).toEqual({ seed: 'my-lucky-seed', typed: 'my-lucky-seed' });
});

test('the field of the next round shows the seed of that round', () => {
  const { seed, typed } = freshSeed();
  expect(typed).toBe(seed);
  expect(freshSeed().seed).not.toBe(seed);
});
