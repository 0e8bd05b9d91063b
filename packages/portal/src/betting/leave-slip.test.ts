import { expect, test } from 'vitest';
import { lionsBet } from './fake-bet.ts';
import { leaveSlip } from './leave-slip.ts';
import { createSlip, type Outcome } from './slip.ts';

function openSlip() {
  let answer: (outcome: Outcome) => void = () => undefined;
  const slip = createSlip<typeof lionsBet>({
    seconds: 10,
    now: () => 0,
    everySecond: () => () => undefined,
    newRequestId: () => 'request',
    place: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    onPlaced: () => undefined,
  });
  slip.open(lionsBet);
  const told: Outcome[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    slip,
    told,
    leave: () => leaveSlip(slip, (outcome) => told.push(outcome)),
    async reply(outcome: Outcome) {
      answer(outcome);
      await settle();
    },
  };
}

test('a bet under way when the page is left is told of once its outcome is known', async () => {
  const { slip, told, leave, reply } = openSlip();
  slip.setStake(500);
  slip.done();
  leave();
  expect(told).toEqual([]);
  const outcome = { isPlaced: false, message: 'This market is suspended' };
  await reply(outcome);
  slip.close();
  expect(told).toEqual([outcome]);
});

test('a slip that is only open closes when the page is left, and nothing is told', () => {
  const { slip, told, leave } = openSlip();
  leave();
  slip.open(lionsBet);
  expect(told).toEqual([]);
});

test('a bet whose outcome was seen is not told of again', async () => {
  const { slip, told, leave, reply } = openSlip();
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: true, message: '' });
  leave();
  expect(slip.get()).toEqual({ kind: 'closed' });
  expect(told).toEqual([]);
});
