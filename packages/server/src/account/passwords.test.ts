import { expect, test } from 'vitest';
import { createHashingQueue, createPasswords } from './passwords.ts';

/** Hashes that the test ends, in the order they were begun. */
function slowHashing() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const hash = (password: string) => {
    begun.push(password);
    return new Promise<string>((resolve) => {
      ends.push(() => resolve(`hash of ${password}`));
    });
  };
  return {
    begun,
    by: { hash, matches: async () => true },
    /** Ends running hashes, and those that begin then, until none is left. */
    async endAll() {
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

const names = (address: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${address}-${at}`);

test('of three hundred passwords at once two are hashed, as many as the limit wait and the rest are refused', async () => {
  const slow = slowHashing();
  const passwords = createPasswords(createHashingQueue(), slow.by);
  const all = names('flood', 300).map((password) => passwords.hash('flood', password));
  expect(slow.begun).toEqual(['flood-0', 'flood-1']);
  await slow.endAll();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(66);
  expect(answers.at(-1)).toEqual({ ok: false, refusal: 'busy' });
});

test('another address does not wait behind a flood from one address', async () => {
  const slow = slowHashing();
  const passwords = createPasswords(createHashingQueue({ atOnce: 1, waitingMost: 10 }), slow.by);
  const flood = names('flood', 8).map((password) => passwords.hash('flood', password));
  const other = passwords.hash('elsewhere', 'mine');
  await slow.endAll();
  expect(slow.begun.indexOf('mine')).toBe(2);
  expect(await other).toEqual({ ok: true, value: 'hash of mine' });
  expect((await Promise.all(flood)).every((answer) => answer.ok)).toBe(true);
});

test('when a flood from one address fills the queue, its own latest is refused, not that of another address', async () => {
  const slow = slowHashing();
  const passwords = createPasswords(createHashingQueue({ atOnce: 1, waitingMost: 4 }), slow.by);
  const flood = names('flood', 5).map((password) => passwords.hash('flood', password));
  const others = names('other', 2).map((password) => passwords.hash(password, password));
  const more = passwords.hash('flood', 'more');
  await slow.endAll();
  expect((await Promise.all(flood)).map((answer) => answer.ok)).toEqual([true, true, true, false, false]);
  expect((await Promise.all(others)).map((answer) => answer.ok)).toEqual([true, true]);
  expect(await more).toEqual({ ok: false, refusal: 'busy' });
});

test('a hash that fails lets the next one begin', async () => {
  const queue = createHashingQueue({ atOnce: 1, waitingMost: 4 });
  const failed = queue.run('one', () => Promise.reject(new Error('no memory')));
  const next = queue.run('one', async () => 'hashed');
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toEqual({ ok: true, value: 'hashed' });
});
