import { expect, test } from 'vitest';
import { createUnderWay } from './under-way.ts';

test('the acts begun before are waited for, and later ones are not, so that a stream of them holds nothing up', async () => {
  const placing = createUnderWay();
  const ended: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  void placing.track(promise.then(() => void ended.push('begun before')));
  const settled = placing.settled().then(() => void ended.push('settled'));
  const later = Promise.withResolvers<void>();
  void placing.track(later.promise.then(() => void ended.push('begun later')));
  resolve();
  await new Promise((done) => setImmediate(done));
  later.resolve();
  await settled;
  await placing.settled();
  expect(ended).toEqual(['begun before', 'settled', 'begun later']);
});
