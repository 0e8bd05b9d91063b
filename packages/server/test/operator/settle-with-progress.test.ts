import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { settleWithProgress } from '../../src/verb/declare.ts';
import type { OperatorHouse } from '../../src/verb/verb.ts';

const lookEveryMs = 500;

test('a settlement whose progress cannot be read is reported as it ended', async () => {
  const clock = manualClock(0);
  let calls = 0;
  const db = {
    query: () => {
      calls += 1;
      return Promise.reject(new Error('away'));
    },
  };
  const shown: string[] = [];
  const output = { print: () => undefined, progress: (label: string) => void shown.push(label) };
  const work = Promise.withResolvers<string>();
  const answer = settleWithProgress(work.promise, 'm', { db, clock } as unknown as OperatorHouse, output);
  clock.advance(lookEveryMs);
  await expect.poll(() => calls).toBe(1);
  work.resolve('settled');
  expect(await answer).toBe('settled');
  expect(shown).toEqual([]);
});
