import { expect, test } from 'vitest';
import { freshSeed, typeSeed } from './seed-entry.ts';

test('what is typed is the seed once it is long enough, and until then the one before stands', () => {
  const first = freshSeed();
  const half = typeSeed(first, 'my-luck');
  expect(half).toEqual({ seed: first.seed, typed: 'my-luck' });
  expect(typeSeed(half, 'my-lucky-seed')).toEqual({ seed: 'my-lucky-seed', typed: 'my-lucky-seed' });
});

test('the field of the next round shows the seed that round is played with', () => {
  const { seed, typed } = freshSeed();
  expect(typed).toBe(seed);
  expect(freshSeed().seed).not.toBe(seed);
});
