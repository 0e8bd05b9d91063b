import type { AccountId } from '@maidan/betting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let house: TestHouse;
const notices: unknown[] = [];
beforeAll(async () => {
  house = await createTestHouse(await openTestDb());
  for (const product of ['cards', 'wheels'])
    house.onBetsChanged(product, (client, room) => void notices.push({ product, client, room }));
  const common = { eventId: 'table', kind: 'round', definition: twoTeams, isCommission: false };
  await insertMarkets(
    house.db,
    [
      { ...common, id: 'round-1', name: 'Round', product: 'cards', room: 'card-table' },
      { ...common, id: 'round-2', name: 'Round', product: 'unheard-of', room: 'nowhere' },
      { ...common, id: 'round-3', name: 'Round', product: 'broken', room: 'broken-table' },
    ],
    house.clock.now(),
  );
});
afterAll(() => house.db.close());

test("a client's bets are announced by their own product, with the room they are watched in", async () => {
  const client = await house.client(1000);
  const notice = { product: 'cards', client, room: 'card-table' };
  const order = { client, marketId: 'round-1', stake: 100, requestId: 'one' };
  const placed = await house.place(order);
  expect(notices.splice(0)).toEqual([notice]);
  await house.place(order);
  expect(notices.splice(0)).toEqual([notice]);
  await house.place({ ...order, stake: 100_000, requestId: 'too-much' });
  expect(notices).toEqual([]);
  if (!placed.ok) throw new Error(placed.refusal.code);
  await house.takeOut(placed.value.betId, 'void', 'test');
  expect(notices.splice(0)).toEqual([notice]);
  await house.place({ ...order, requestId: 'another' });
  notices.splice(0);
  await house.declare('round-1', { winner: 'lions' });
  expect(notices.splice(0)).toEqual([notice]);
});

test('bets of a product without a notice of its own still send their client the new wallet', async () => {
  const client = await house.client(1000);
  await house.place({ client, marketId: 'round-2', stake: 100 });
  expect(notices).toEqual([]);
  expect(house.sent.filter(({ to }) => to === `client:${client}`)).toEqual([
    { to: `client:${client}`, event: 'coinUpdate', message: { coins: 900, exposure: 100 } },
  ]);
});

test('a notice that throws is logged: the stored bet is accepted and settled, and the others get their notices', async () => {
  const [first, second] = [await house.client(1000), await house.client(1000)];
  const breakFor = (client: AccountId) => {
    if (client === first) throw new Error('no notice');
    notices.push(client);
  };
  house.onBetsChanged('broken', breakFor);
  house.onSettled('broken', breakFor);
  const bets = [first, second].map((client) => house.place({ client, marketId: 'round-3', stake: 100 }));
  expect(await Promise.all(bets)).toMatchObject([{ ok: true }, { ok: true }]);
  await house.bets.drain();
  expect(house.faults.splice(0)).toEqual(['a client was not notified']);
  expect(notices.splice(0)).toEqual([second]);

  expect(await house.declare('round-3', { winner: 'lions' })).toMatchObject({ ok: true });
  expect(house.faults.splice(0)).toEqual(['a client was not notified', 'a client was not notified']);
  expect(notices.splice(0)).toEqual([second, second]);
  expect(await house.wallet(first)).toEqual({ balance: 1080, exposure: 0 });
});
