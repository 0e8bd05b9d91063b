import { manualClock } from '@maidan/betting';
import { expect, it } from 'vitest';
import { clockToleranceMs, createUsedNonces } from './admit-call.ts';

const start = 1_000_000;

it('a nonce is accepted once for each provider', () => {
  const nonces = createUsedNonces(manualClock(start));
  expect(nonces.take('one', 'n', start)).toBe('fresh');
  expect(nonces.take('one', 'n', start)).toBe('used');
  expect(nonces.take('other', 'n', start)).toBe('fresh');
});

it('a call signed before the process started is too old, since its nonce may have been used then', () => {
  const nonces = createUsedNonces(manualClock(start));
  expect(nonces.take('one', 'n', start - 1)).toBe('old');
});

it('a time is accepted up to a minute off either way, and its nonce is kept for as long', () => {
  const clock = manualClock(start);
  const nonces = createUsedNonces(clock);
  expect(nonces.take('one', 'n', start + clockToleranceMs)).toBe('fresh');
  clock.advance(clockToleranceMs * 2);
  expect(nonces.take('one', 'n', start + clockToleranceMs)).toBe('used');
  clock.advance(1);
  expect(nonces.take('one', 'n', start + clockToleranceMs)).toBe('old');
  expect(nonces.take('one', 'n', start + clockToleranceMs * 3 + 2)).toBe('old');
});

it('a limited number of nonces is kept, and those that have expired make room', () => {
  const clock = manualClock(start);
  const nonces = createUsedNonces(clock, 3);
  for (const nonce of ['a', 'b', 'c']) expect(nonces.take('one', nonce, start)).toBe('fresh');
  expect(nonces.take('one', 'd', start)).toBe('too-many');
  clock.advance(clockToleranceMs + 1);
  expect(nonces.take('one', 'd', clock.now())).toBe('fresh');
});
