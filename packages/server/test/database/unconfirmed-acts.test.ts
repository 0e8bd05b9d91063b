import { coinsFromWhole } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockWallets } from '../../src/wallet/wallets.ts';
import { openPostgresTestDb, openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let plain: Db;
beforeAll(async () => {
  plain = await openTestDb();
});
afterAll(() => plain.close());

const lossOf = ({ liability }: TestHouse) => liability.lossOf('default').brand;

/** Once the house has looked for what its failed batch wrote, if it looks at all. */
async function afterLooking(house: TestHouse): Promise<void> {
  const client = await house.client(1);
  for (let look = 0; look < 3; look += 1) {
    house.clock.advance(1000);
    await house.place({ client, marketId: 'no-such-market', stake: 1 });
  }
}

test('a bet whose commit is still under way when the line is cut stays counted', async ({ skip }) => {
  const db = await openPostgresTestDb();
  if (db === undefined) return skip('no PostgreSQL on this platform');
  let isCut = false;
  const mayCommit = Promise.withResolvers<void>();
  const committed = Promise.withResolvers<void>();
  const cut: Db = {
    ...db,
    async transaction(work) {
      if (!isCut) return db.transaction(work);
      isCut = false;
      const written = Promise.withResolvers<never>();
      db.transaction(async (tx) => {
        await work(tx);
        written.reject(new Error('the line was cut at the commit'));
        await mayCommit.promise;
      }).then(committed.resolve, committed.reject);
      return written.promise;
    },
  };
  const house = await createTestHouse(cut);
  await house.market('under-way', twoTeams);
  const client = await house.client(1000);
  isCut = true;
  const placing = house.place({ client, marketId: 'under-way', stake: 100, rate: 100 });
  await expect(placing).rejects.toThrow('cut at the commit');
  await afterLooking(house);
  mayCommit.resolve();
  await committed.promise;
  await afterLooking(house);
  expect(lossOf(house)).toBe(coinsFromWhole(100));
  await db.close();
});

test('a bet that is sent again after its batch failed counts once, and has the whole limit of the house', async () => {
  let isFailing = false;
  const failing: Db = {
    ...plain,
    async query(statement, params) {
      if (isFailing) throw new Error('away');
      return plain.query(statement, params);
    },
    transaction: (work) =>
      plain.transaction(async (tx) => {
        const value = await work(tx);
        if (isFailing) throw new Error('away');
        return value;
      }),
  };
  const house = await createTestHouse(failing, 'AGAINOWNER');
  await house.market('sent-again', twoTeams);
  house.setLossLimits({ market: coinsFromWhole(100) });
  const order = { client: await house.client(1000), marketId: 'sent-again', stake: 100, rate: 100 };
  isFailing = true;
  await expect(house.place({ ...order, requestId: 'again' })).rejects.toThrow('away');
  isFailing = false;
  expect(await house.place({ ...order, requestId: 'again' })).toMatchObject({ ok: true });
  await afterLooking(house);
  expect(lossOf(house)).toBe(coinsFromWhole(100));
});

test('a bet that failed stays counted while another transaction has its wallet, and is let go at a later look', async ({
  skip,
}) => {
  const db = await openPostgresTestDb();
  if (db === undefined) return skip('no PostgreSQL on this platform');
  let next: 'fails' | 'looks' | undefined;
  const [mayLook, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cut: Db = {
    ...db,
    async transaction(work) {
      const what = next;
      next = what === 'fails' ? 'looks' : undefined;
      if (what === 'looks') await mayLook.promise;
      return db
        .transaction(async (tx) => {
          const value = await work(tx);
          if (what === 'fails') throw new Error('the line was cut at the commit');
          return value;
        })
        .finally(() => {
          if (what === 'looks') looked.resolve();
        });
    },
  };
  const house = await createTestHouse(cut);
  await house.market('looked-at-twice', twoTeams);
  const client = await house.client(1000);
  next = 'fails';
  const placing = house.place({ client, marketId: 'looked-at-twice', stake: 100, rate: 100 });
  await expect(placing).rejects.toThrow('cut at the commit');
  await db.transaction(async (tx) => {
    await lockWallets(tx, [client]);
    mayLook.resolve();
    await looked.promise;
  });
  expect(lossOf(house)).toBe(coinsFromWhole(100));
  await vi.waitFor(() => {
    house.clock.advance(1000);
    expect(lossOf(house)).toBe(0n);
  });
  await db.close();
});
