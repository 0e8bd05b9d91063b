import { expect, it } from 'vitest';
import { studioForEachTest } from './studio-for-each-test.ts';

const trustMs = 20_000;

const given = studioForEachTest();

const look = async (session: string) => (await given.desk.send('GET', 'ludo/table', session)).status;
const balanceCalls = () => given.wallet.callsTo('balance').length;

it('a page whose session at the wallet has ended is shown nothing more', async () => {
  const session = await given.desk.sit('left', '600113');
  expect(await look(session)).toBe(200);
  given.wallet.endSessionOf('left');
  given.desk.clock.advance(trustMs);
  expect(await look(session)).toBe(401);
  const before = balanceCalls();
  expect(await look(session)).toBe(401);
  expect(balanceCalls()).toBe(before);
});

it('a page that keeps calling is refused too', async () => {
  const session = await given.desk.sit('asking', '600113');
  given.wallet.endSessionOf('asking');
  given.desk.clock.advance(trustMs / 2);
  expect(await look(session)).toBe(200);
  await expect.poll(() => look(session)).toBe(401);
});

it('a page goes on while its wallet does not answer, and waits for it once at most', async () => {
  const session = await given.desk.sit('silent', '600113');
  given.desk.clock.advance(trustMs);
  given.wallet.treat('balance', 'busy', 'hold');
  expect(await look(session)).toBe(200);
  expect(await look(session)).toBe(200);
  await given.wallet.untilHeld();
  expect(await look(session)).toBe(200);
  expect(balanceCalls()).toBe(2);
});

it('the studio does not ask the wallet again with every call', async () => {
  const session = await given.desk.sit('often', '600113');
  for (let times = 0; times < 20; times += 1) expect(await look(session)).toBe(200);
  expect(balanceCalls()).toBe(0);
  given.desk.clock.advance(trustMs);
  const all = await Promise.all(Array.from({ length: 20 }, () => look(session)));
  expect(new Set(all)).toEqual(new Set([200]));
  expect(balanceCalls()).toBe(1);
});
