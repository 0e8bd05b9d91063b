import type { Db, Queries } from '@maidan/process/db/db.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
/** Called once, while a bet waits for the lock of its market. */
let whileLocking: (() => void) | undefined;

function slowLocks(db: Db): Db {
  const slow = (tx: Queries): Queries => ({
    async query(statement, params) {
      const rows = await tx.query<never>(statement, params);
      if (statement.name === 'bets-markets-share') {
        whileLocking?.();
        whileLocking = undefined;
      }
      return rows;
    },
  });
  return { ...db, transaction: (work) => db.transaction((tx) => work(slow(tx))) };
}

beforeEach(async () => {
  desk = await openSportsDesk({ wrapDb: slowLocks });
});
afterEach(() => desk.close());

const betsOf = async (client: QuickClient, marketId: string) =>
  (await desk.call('user/clientBetListByMarketId', { marketId }, client)).data;

test('a bet placed after the deciding ball is deleted when the feed reports it, and an earlier one is kept', async () => {
  const tie = await desk.tie();
  const [early, late] = [await desk.bettor(10_000), await desk.bettor(10_000)];
  await desk.betSession(early, tie);
  desk.clock.advance(1000);
  const knownAt = desk.clock.now();
  desk.clock.advance(1000);
  expect((await desk.betSession(late, tie)).error).toBe(false);
  await desk.sendChanges({ ...tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }), knownAt });
  expect(await desk.wallet(early)).toEqual({ coins: 11_000, exposure: 0 });
  expect(await desk.wallet(late)).toEqual({ coins: 10_000, exposure: 0 });
  expect((await betsOf(late, tie.marketId))?.sessionBetsData).toMatchObject([
    {
      isDeleted: 1,
      deletedRemark: 'This bet was placed after the result was known and is deleted.',
      deletedRule: 'result-known',
    },
  ]);
  const { faults } = await auditHouse(desk.db);
  expect(faults).toEqual([]);
});

test('a bet that waited for the lock of its market is late if it was decided late, however early it was sent', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor(10_000);
  const knownAt = desk.clock.now() + 1000;
  whileLocking = () => desk.clock.advance(2000);
  expect((await desk.betSession(client, tie)).error).toBe(false);
  await desk.sendChanges({ ...tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }), knownAt });
  expect(await desk.wallet(client)).toEqual({ coins: 10_000, exposure: 0 });
  expect((await betsOf(client, tie.marketId))?.sessionBetsData).toMatchObject([
    { isDeleted: 1, deletedRule: 'result-known' },
  ]);
});

test('a late bet on a market on the winner is deleted too', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor(10_000);
  const knownAt = desk.clock.now();
  desk.clock.advance(1000);
  await desk.betOdds(client, tie);
  await desk.sendChanges({
    ...tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
    knownAt,
  });
  expect(await desk.wallet(client)).toEqual({ coins: 10_000, exposure: 0 });
});

test('where the feed gives no time of the deciding ball, no bet is deleted', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor(10_000);
  await desk.betOdds(client, tie);
  await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }));
  expect(await desk.wallet(client)).toEqual({ coins: 10_900, exposure: 0 });
});
