import { expect, test } from 'vitest';
import { inFlight } from './heavy-calls.ts';

function work() {
  let finish = () => {};
  let fail = (_reason: Error) => {};
  let hasBegun = false;
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return {
    begin: () => {
      hasBegun = true;
      return done;
    },
    hasBegun: () => hasBegun,
    finish: () => finish(),
    fail: () => fail(new Error('failed')),
  };
}

test('two tasks of a key run, two wait in order and a fifth is refused, for each key separately', async () => {
  const flight = inFlight(2, 2);
  const works = Array.from({ length: 4 }, work);
  const running = works.map(({ begin }) => flight.run('a', begin));
  const begun = () => works.map(({ hasBegun }) => hasBegun());
  expect(begun()).toEqual([true, true, false, false]);
  expect(flight.run('a', work().begin)).toBeUndefined();
  const other = work();
  expect(flight.run('b', other.begin)).toBeDefined();
  expect(other.hasBegun()).toBe(true);

  works[1]?.finish();
  await running[1];
  expect(begun()).toEqual([true, true, true, false]);
  works[0]?.finish();
  await running[0];
  expect(begun()).toEqual([true, true, true, true]);
});

test('a task that fails lets the next one run, and a key without tasks starts afresh', async () => {
  const flight = inFlight(1, 1);
  const [first, second] = [work(), work()];
  const failed = expect(flight.run('a', first.begin)).rejects.toThrow('failed');
  const waited = flight.run('a', second.begin);
  first.fail();
  await failed;
  expect(second.hasBegun()).toBe(true);
  second.finish();
  await waited;
  const third = work();
  expect(flight.run('a', third.begin)).toBeDefined();
  expect(third.hasBegun()).toBe(true);
});
