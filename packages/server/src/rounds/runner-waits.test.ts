import { manualClock } from '@maidan/betting';
import { createLog } from '@maidan/process/log.ts';
import { expect, test } from 'vitest';
import { createRunnerWaits } from './runner-waits.ts';

test('a runner without its database tries every second, and logs it once a minute and when it goes on', async () => {
  const clock = manualClock(0);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const { retried } = createRunnerWaits(clock, log, 'teen20');
  let tries = 0;
  const shut = retried('shut a round', async () => {
    tries += 1;
    if (clock.elapsed() < 150_000) throw new Error('connect ECONNREFUSED');
  });
  for (let second = 0; second < 150; second += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(1000);
  }
  await shut;
  expect(tries).toBe(151);
  expect(lines).toEqual([...Array(3).fill('teen20 could not shut a round'), 'teen20 goes on']);
});
