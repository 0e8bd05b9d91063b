import { expect, test } from 'vitest';
import { createTurns } from './limit-bodies.ts';

const inOneTurn = 8;

/** Turns of an event loop that goes on when the test says so, and the clients in the order they were served. */
function open() {
  let next: (() => void) | undefined;
  const turns = createTurns((act) => {
    next = act;
  });
  const served: string[] = [];
  return {
    served,
    ask: (client: string, times = 1) => {
      for (let count = 0; count < times; count += 1) void turns.take(client).then(() => served.push(client));
    },
    /** Those served in the turn that ends. */
    async turn(): Promise<string[]> {
      const act = next;
      next = undefined;
      act?.();
      await Promise.resolve();
      return served.splice(0);
    },
    isIdle: () => next === undefined,
  };
}

test('of a hundred of one client eight are served in a turn, and another’s come between them', async () => {
  const loop = open();
  loop.ask('flood', 100);
  loop.ask('other', 3);
  await Promise.resolve();
  expect(loop.served.splice(0)).toEqual(Array(inOneTurn).fill('flood'));
  expect(await loop.turn()).toEqual(['flood', 'other', 'flood', 'other', 'flood', 'other', 'flood', 'flood']);
});

test('each client has its turn before any has its second', async () => {
  const loop = open();
  loop.ask('first', inOneTurn + 10);
  for (const client of ['a', 'b', 'c']) loop.ask(client, 2);
  await Promise.resolve();
  loop.served.splice(0);
  expect(await loop.turn()).toEqual(['first', 'a', 'b', 'c', 'first', 'a', 'b', 'c']);
});

test('who comes while others wait, waits too', async () => {
  const loop = open();
  loop.ask('flood', inOneTurn + 1);
  await Promise.resolve();
  loop.served.splice(0);
  loop.ask('late');
  await Promise.resolve();
  expect(loop.served).toEqual([]);
  expect(await loop.turn()).toEqual(['flood', 'late']);
});

test('one alone is served at once, again in the next turn, and afterwards nothing goes on', async () => {
  const loop = open();
  for (let round = 0; round < 3; round += 1) {
    loop.ask('alone');
    await Promise.resolve();
    expect(loop.served.splice(0)).toEqual(['alone']);
    await loop.turn();
    await loop.turn();
    expect(loop.isIdle()).toBe(true);
  }
});
