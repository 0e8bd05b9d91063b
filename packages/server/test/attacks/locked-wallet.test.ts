import type { AccountId } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { heldInTransaction } from '../support/database/held-in-transaction.ts';
import { openPostgresHouse } from '../support/database/postgres-house.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { createTestHouse, twoTeams } from '../support/test-house.ts';

const lock = statement('t-lock-wallet', 'select 1 from wallet where account_id = $1 for update');

/** Locks a wallet as another session would, until it is unlocked. */
async function lockOutside(db: Db, client: AccountId) {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.query(lock, [client]);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return { unlock: released.resolve, holding };
}

test('a wallet locked by another connection delays only its own client, whose bets are then placed in order', async ({
  skip,
}) => {
  const house = await openPostgresHouse();
  if (house === undefined) return skip('no PostgreSQL on this platform');
  const marketId = await house.market('match', twoTeams);
  const [locked, free] = [await house.client(1000), await house.client(1000)];
  const first = { client: locked, marketId, stake: 5, requestId: 'before-the-lock' };
  const placed = await house.place(first);

  const { unlock, holding } = await lockOutside(house.db, locked);
  const repeated = house.place(first);
  const waiting = [10, 20, 30].map((stake) => house.place({ client: locked, marketId, stake }));
  let isAnswered = false;
  void waiting[0]?.then(() => {
    isAnswered = true;
  });
  for (let bet = 0; bet < 5; bet += 1)
    expect((await house.place({ client: free, marketId, stake: 10 })).ok).toBe(true);
  expect(isAnswered).toBe(false);

  unlock();
  await holding;
  const answers = await Promise.all(waiting);
  expect(answers.map((answer) => answer.ok && Number(answer.value.exposure) / 100)).toEqual([15, 35, 65]);
  expect(await repeated).toMatchObject({ ok: true, value: { betId: placed.ok && placed.value.betId } });
  expect((await auditHouse(house.db)).faults).toEqual([]);
  await house.close();
});

test('bets refused early on a locked wallet, however many, wait without holding up the bets of others', async ({
  skip,
}) => {
  const house = await openPostgresHouse();
  if (house === undefined) return skip('no PostgreSQL on this platform');
  const marketId = await house.market('match', twoTeams);
  const [locked, free] = [await house.client(1000), await house.client(1000)];
  const { unlock, holding } = await lockOutside(house.db, locked);
  const refusal = { code: 'not-on-offer', what: 'market' } as const;
  const refused = Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      house.bets.refuse(
        { client: locked, requestId: `early-${number % 10}`, content: 'a bet on nothing' },
        refusal,
      ),
    ),
  );
  expect(await house.place({ client: free, marketId, stake: 10 })).toMatchObject({ ok: true });
  unlock();
  await holding;
  for (const answer of await refused) expect(answer).toEqual({ ok: false, refusal });
  await house.close();
});

test('a bet refused early is answered in its turn, however many bets of its client come after it', async ({
  skip,
}) => {
  const plain = await openPostgresTestDb();
  if (plain === undefined) return skip('no PostgreSQL on this platform');
  const held = heldInTransaction(plain);
  const house = await createTestHouse(held);
  const marketId = await house.market('match', twoTeams);
  const client = await house.client(1000);
  const order: string[] = [];
  const answered = (name: string, act: Promise<unknown>) => act.finally(() => order.push(name));
  const bet = (name: string) => answered(name, house.place({ client, marketId, stake: 10, requestId: name }));
  held.holdNext('bets-batch-write');
  const before = bet('before');
  await held.untilHeld();
  const refusal = { code: 'not-on-offer', what: 'market' } as const;
  const request = { client, requestId: 'refused', content: 'a bet on nothing' };
  const refused = answered('refused', house.bets.refuse(request, refusal));
  const after = [bet('after'), bet('last')];
  held.release();
  await Promise.all([before, ...after]);
  expect(await refused).toEqual({ ok: false, refusal });
  expect(order).toEqual(['before', 'refused', 'after', 'last']);
  expect(await house.bets.refuse(request, { code: 'client-blocked' })).toEqual({ ok: false, refusal });
  expect((await auditHouse(plain)).faults).toEqual([]);
  await plain.close();
});

test('a bet on a wallet that stays locked is refused as busy, and nothing of it is stored', async ({
  skip,
}) => {
  const house = await openPostgresHouse();
  if (house === undefined) return skip('no PostgreSQL on this platform');
  const marketId = await house.market('match', twoTeams);
  const client = await house.client(1000);
  const order = { client, marketId, stake: 10, requestId: 'patient-one' };
  let answer: unknown;
  await house.db.transaction(async (tx) => {
    await tx.query(lock, [client]);
    const ticking = setInterval(() => house.clock.advance(10_000), 10);
    answer = await house.place(order);
    clearInterval(ticking);
  });
  expect(answer).toEqual({ ok: false, refusal: { code: 'busy' } });
  expect((await house.place(order)).ok).toBe(true);
  await house.close();
});

test('a bet that waited for its locked wallet is placed, though the batch it came with fails meanwhile', async ({
  skip,
}) => {
  const plain = await openPostgresTestDb();
  if (plain === undefined) return skip('no PostgreSQL on this platform');
  const held = heldInTransaction(plain);
  const [writing, mayFail] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let writes = 0;
  const failsOnce: Db = {
    ...held,
    transaction: (work) =>
      held.transaction((tx) =>
        work({
          async query(statement, params) {
            if (statement.name !== 'bets-batch-write') return tx.query(statement, params);
            writes += 1;
            if (writes > 1) return tx.query(statement, params);
            writing.resolve();
            await mayFail.promise;
            throw new Error('the first batch failed');
          },
        }),
      ),
  };
  const house = await createTestHouse(failsOnce);
  const marketId = await house.market('match', twoTeams);
  const [locked, free] = [await house.client(1000), await house.client(1000)];
  const waiting = await plain.transaction(async (tx) => {
    await tx.query(lock, [locked]);
    const together = [free, locked].map((client) => house.place({ client, marketId, stake: 10 }));
    await writing.promise;
    // The next batch has taken the bet of the locked client, and is about to lock the wallet.
    held.holdNext('bets-clients-lock-free');
    await held.untilHeld();
    mayFail.resolve();
    await expect(together[0]).rejects.toThrow('the first batch failed');
    return { bet: together[1] };
  });
  held.release();
  expect(await waiting.bet).toMatchObject({ ok: true });
  expect((await auditHouse(plain)).faults).toEqual([]);
  await plain.close();
});
