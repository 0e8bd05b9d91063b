import { expect, test } from 'vitest';
import { lionsBet } from './fake-bet.ts';
import { createSlip, type Outcome } from './slip.ts';
import { leaveSlip } from './slip-context.tsx';

function openSlip() {
  let answer: (outcome: Outcome) => void = () => undefined;
  const slip = createSlip<typeof lionsBet>({
    seconds: 10,
    now: () => 0,
    everySecond: () => () => undefined,
    newRequestId: () => 'request',
    availableCoins: () => undefined,
    place: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    onPlaced: () => undefined,
  });
  slip.open(lionsBet);
  const announced: Outcome[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    slip,
    announced,
    leave: () => leaveSlip(slip, (outcome) => announced.push(outcome)),
    async reply(outcome: Outcome) {
      answer(outcome);
      await settle();
    },
  };
}

test('when the page is left while a bet is being placed, its outcome is announced once known', async () => {
  const { slip, announced, leave, reply } = openSlip();
  slip.setStake(500);
  slip.done();
  leave();
  expect(announced).toEqual([]);
  const outcome = { isPlaced: false, message: 'This market is suspended' };
  await reply(outcome);
  slip.close();
  expect(announced).toEqual([outcome]);
});

test('an open slip closes when the page is left, and nothing is announced', () => {
  const { slip, announced, leave } = openSlip();
  leave();
  slip.open(lionsBet);
  expect(announced).toEqual([]);
});

test('a bet whose outcome was already shown is not announced again', async () => {
  const { slip, announced, leave, reply } = openSlip();
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: true, message: '' });
  leave();
  expect(slip.get()).toEqual({ kind: 'closed' });
  expect(announced).toEqual([]);
});
