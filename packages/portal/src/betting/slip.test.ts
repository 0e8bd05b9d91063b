import { expect, test } from 'vitest';
import { lionsBet } from './fake-bet.ts';
import { createSlip, type Outcome, type PlacedBet } from './slip.ts';

type FakeBet = typeof lionsBet;

function slipAtRest(seconds = 10, terms: { readonly restartsOnStake?: boolean } = {}) {
  let nowMs = 0;
  let tick: (() => void) | undefined;
  let answer: (outcome: Outcome) => void = () => undefined;
  let ids = 0;
  let processed = 0;
  const sent: PlacedBet<FakeBet>[] = [];
  const slip = createSlip<FakeBet>({
    seconds,
    now: () => nowMs,
    everySecond: (callback) => {
      tick = callback;
      return () => {
        tick = undefined;
      };
    },
    newRequestId: () => `request-${++ids}`,
    availableCoins: () => undefined,
    place: (placed) => {
      sent.push(placed);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onPlaced: () => {
      processed += 1;
    },
    ...terms,
  });
  return {
    slip,
    sent,
    processed: () => processed,
    isCounting: () => tick !== undefined,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        nowMs += 1000;
        tick?.();
      }
    },
    async reply(outcome: Outcome) {
      answer(outcome);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test.each([10, 7])('a slip of %i seconds opens with amount 0, and closes when they are over', (seconds) => {
  const { slip, pass } = slipAtRest(seconds);
  slip.open(lionsBet);
  expect(slip.get()).toEqual({ kind: 'open', bet: lionsBet, stake: 0, secondsLeft: seconds });
  pass(seconds - 1);
  expect(slip.get()).toMatchObject({ kind: 'open', secondsLeft: 1 });
  pass(1);
  expect(slip.get()).toEqual({ kind: 'closed' });
});

test('at zero the slip is cleared and the next one starts from amount 0', () => {
  const { slip, pass, isCounting } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  pass(9);
  expect(slip.get()).toMatchObject({ kind: 'open', secondsLeft: 1 });
  pass(1);
  expect(slip.get()).toEqual({ kind: 'closed' });
  expect(isCounting()).toBe(false);
  slip.open(lionsBet);
  expect(slip.get()).toMatchObject({ stake: 0, secondsLeft: 10 });
});

test('done without an amount closes the slip and sends nothing', () => {
  const { slip, sent } = slipAtRest();
  slip.open(lionsBet);
  slip.done();
  expect(slip.get()).toEqual({ kind: 'closed' });
  expect(sent).toEqual([]);
});

test('a second tap on done sends no second bet', () => {
  const { slip, sent } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  slip.done();
  expect(sent).toEqual([{ bet: lionsBet, stake: 500, requestId: 'request-1' }]);
});

test('while a bet is being placed no other opens, it cannot be closed, and the countdown stops', () => {
  const { slip, isCounting } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  slip.open({ ...lionsBet, option: 'tigers' });
  slip.close();
  expect(slip.get()).toEqual({ kind: 'placing', bet: lionsBet, stake: 500 });
  expect(isCounting()).toBe(false);
});

test.each([
  { isPlaced: true, message: 'Bet Placed Successfully' },
  { isPlaced: false, message: 'This market is suspended' },
])(
  'the outcome is shown ($message), the lists are reloaded, and closing resets the slip',
  async (outcome) => {
    const { slip, reply, processed } = slipAtRest();
    slip.open(lionsBet);
    slip.setStake(500);
    slip.done();
    await reply(outcome);
    expect(slip.get()).toEqual({ kind: 'done', bet: lionsBet, stake: 500, outcome });
    expect(processed()).toBe(1);
    slip.close();
    expect(slip.get()).toEqual({ kind: 'closed' });
  },
);

test('every slip has its own request id', async () => {
  const { slip, sent, reply } = slipAtRest();
  for (const stake of [100, 200]) {
    slip.open(lionsBet);
    slip.setStake(stake);
    slip.done();
    await reply({ isPlaced: true, message: '' });
  }
  expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2']);
});

test('a repriced bet is sent at its new price', () => {
  const { slip, sent } = slipAtRest();
  slip.open(lionsBet);
  slip.reprice({ odds: 0.95 });
  slip.setStake(500);
  slip.done();
  expect(sent[0]?.bet.odds).toBe(0.95);
});

test('changing the stake restarts the countdown, if the product wants it', () => {
  for (const restartsOnStake of [true, false]) {
    const { slip, pass } = slipAtRest(10, { restartsOnStake });
    slip.open(lionsBet);
    pass(9);
    slip.setStake(500);
    expect(slip.get()).toMatchObject({ stake: 500, secondsLeft: restartsOnStake ? 10 : 1 });
    pass(9);
    expect(slip.get().kind).toBe(restartsOnStake ? 'open' : 'closed');
  }
});

test('a slip that closes by itself reports the reason; one that the player closes does not', () => {
  const { slip, pass } = slipAtRest();
  const ends: string[] = [];
  const stop = slip.onEnd((why) => ends.push(why));
  slip.open(lionsBet);
  slip.close();
  slip.open(lionsBet);
  slip.done();
  slip.open(lionsBet);
  pass(10);
  stop();
  slip.open(lionsBet);
  slip.done();
  expect(ends).toEqual(['empty', 'time']);
});

test('a refused bet opens again at the new price with its amount, as a new bet', async () => {
  const { slip, sent, reply } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: false, message: 'Rate changed from 90 to 95' });
  slip.retry({ odds: 0.95 });
  expect(slip.get()).toEqual({
    kind: 'open',
    bet: { ...lionsBet, odds: 0.95 },
    stake: 500,
    secondsLeft: 10,
  });
  slip.done();
  expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2']);
});

test('an accepted bet is not opened again', async () => {
  const { slip, reply } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: true, message: '' });
  slip.retry({ odds: 0.95 });
  expect(slip.get().kind).toBe('done');
});

test('a bet without an answer is sent again with the same id, any number of times', async () => {
  const { slip, sent, reply, processed } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: false, message: 'No response', isUnanswered: true });
  slip.sendAgain();
  expect(slip.get()).toEqual({ kind: 'placing', bet: lionsBet, stake: 500 });
  slip.sendAgain();
  await reply({ isPlaced: true, message: '' });
  expect(sent.map(({ requestId, stake }) => [requestId, stake])).toEqual([
    ['request-1', 500],
    ['request-1', 500],
  ]);
  expect(processed()).toBe(2);
});

test('a bet that was answered is not sent again', async () => {
  const { slip, sent, reply } = slipAtRest();
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  await reply({ isPlaced: false, message: 'This market is suspended' });
  slip.sendAgain();
  expect(sent).toHaveLength(1);
});
