import { expect, test } from 'vitest';
import { DatabaseBusy, readsWaitingMost } from './time-limits.ts';
import { createTurns, type Turns } from './turns.ts';

/** Turns of which the first is held until `begin`, so that later work has to wait. */
function queuedTurns(): { turns: Turns; order: string[]; begin: () => void } {
  const turns = createTurns();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  void turns.money(() => gate.promise);
  return { turns, order, begin: gate.resolve };
}

const writing = (order: string[], word: string) => async () => void order.push(word);

test('money that arrives later goes before waiting reads', async () => {
  const { turns, order, begin } = queuedTurns();
  const all = [
    turns.read(writing(order, 'list')),
    turns.read(writing(order, 'ledger')),
    turns.money(writing(order, 'bet')),
    turns.money(writing(order, 'balance')),
  ];
  begin();
  await Promise.all(all);
  expect(order).toEqual(['bet', 'balance', 'list', 'ledger']);
});

test('a read gets a turn under an endless stream of money', async () => {
  const { turns, order, begin } = queuedTurns();
  let isRead = false;
  const payOn = async (): Promise<void> => {
    order.push('bet');
    if (!isRead) void turns.money(payOn);
  };
  void turns.money(payOn);
  const read = turns.read(async () => {
    isRead = true;
  });
  begin();
  await read;
  expect(order.length).toBeLessThan(20);
});

test('reads beyond the limit are refused at once, and money is not', async () => {
  const { turns, begin } = queuedTurns();
  const waiting = Array.from({ length: readsWaitingMost }, () => turns.read(async () => 'read'));
  await expect(turns.read(async () => 'one more')).rejects.toThrow(DatabaseBusy);
  const money = turns.money(async () => 'paid');
  begin();
  expect(await money).toBe('paid');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['read']));
});

test('a failure affects no other turn, and the last turn comes after all that wait', async () => {
  const { turns, order, begin } = queuedTurns();
  const last = turns.last(writing(order, 'close'));
  const failing = turns.money(() => Promise.reject(new Error('no')));
  const read = turns.read(writing(order, 'list'));
  begin();
  await expect(failing).rejects.toThrow('no');
  await Promise.all([read, last]);
  expect(order).toEqual(['list', 'close']);
});
