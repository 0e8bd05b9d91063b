import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createFaultLog, createLog } from './log.ts';

test('a logged error keeps its message and its stack', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  log.error({ error: new Error('no such table') }, 'a round was not read');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'a round was not read', error: { message: 'no such table', stack: expect.any(String) } },
  ]);
});

const gone = new Error('connect ECONNREFUSED');

function openFaults() {
  const clock = manualClock(0);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line).msg) });
  return { clock, lines, faults: createFaultLog(clock, log, 'teen20') };
}

test('a fault that stays is logged once a minute', () => {
  const { clock, lines, faults } = openFaults();
  for (let second = 0; second < 150; second += 1) {
    faults.failed('shut a round', gone);
    clock.advance(1000);
  }
  expect(lines).toEqual(Array(3).fill('teen20 could not shut a round'));
});

test('an error that differs is logged at once, and so is the same error of other work', () => {
  const { lines, faults } = openFaults();
  faults.failed('shut a round', gone);
  faults.failed('shut a round', new Error('no such round'));
  faults.failed('shut a round', new TypeError('no such round'));
  faults.failed('decide a round', gone);
  faults.failed('shut a round', gone);
  expect(lines).toEqual([
    ...Array(3).fill('teen20 could not shut a round'),
    'teen20 could not decide a round',
  ]);
});

test('once the work goes on, which is logged once, the same fault is logged at once again', () => {
  const { lines, faults } = openFaults();
  faults.failed('shut a round', gone);
  faults.succeeded();
  faults.succeeded();
  faults.failed('shut a round', gone);
  expect(lines).toEqual(['teen20 could not shut a round', 'teen20 goes on', 'teen20 could not shut a round']);
});
