import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../src/db/db.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { type FakeWallet, openFakeWallet } from './fake-wallet.ts';
import { openStudioDesk, type StudioDeskOfTest } from './studio-desk.ts';

const trustMs = 20_000;

let db: Db;
let wallet: FakeWallet;
let desk: StudioDeskOfTest;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  wallet = await openFakeWallet();
  desk = await openStudioDesk(db, wallet);
});
afterEach(async () => {
  wallet.release();
  await desk.close();
  await wallet.close();
});

const look = async (session: string) => (await desk.send('GET', 'ludo/table', session)).status;
const asked = () => wallet.callsTo('balance').length;

it('a page of a player who has left the wallet is shown nothing more', async () => {
  const session = await desk.sit('left', '600113');
  expect(await look(session)).toBe(200);
  wallet.endSessionOf('left');
  desk.clock.advance(trustMs);
  expect(await look(session)).toBe(401);
  const before = asked();
  expect(await look(session)).toBe(401);
  expect(asked()).toBe(before);
});

it('a page that goes on asking finds it out too', async () => {
  const session = await desk.sit('asking', '600113');
  wallet.endSessionOf('asking');
  desk.clock.advance(trustMs / 2);
  expect(await look(session)).toBe(200);
  await expect.poll(() => look(session)).toBe(401);
});

it('a page goes on while its wallet says nothing, and waits for it once at most', async () => {
  const session = await desk.sit('silent', '600113');
  desk.clock.advance(trustMs);
  wallet.treat('balance', 'busy', 'hold');
  expect(await look(session)).toBe(200);
  expect(await look(session)).toBe(200);
  await wallet.untilHeld();
  expect(await look(session)).toBe(200);
  expect(asked()).toBe(2);
});

it('the wallet is not asked again with every call', async () => {
  const session = await desk.sit('often', '600113');
  for (let times = 0; times < 20; times += 1) expect(await look(session)).toBe(200);
  expect(asked()).toBe(0);
  desk.clock.advance(trustMs);
  const all = await Promise.all(Array.from({ length: 20 }, () => look(session)));
  expect(new Set(all)).toEqual(new Set([200]));
  expect(asked()).toBe(1);
});
