import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeEach(async () => {
  desk = await openSportsDesk();
});
afterEach(() => desk.close());

const betsOf = async (client: QuickClient, marketId: string) =>
  (await desk.call('user/clientBetListByMarketId', { marketId }, client)).data;

test('a bet placed after the deciding ball is deleted when the feed reports it, and an earlier one stands', async () => {
  const tie = await desk.tie();
  const [early, late] = [await desk.bettor(10_000), await desk.bettor(10_000)];
  await desk.betSession(early, tie);
  desk.clock.advance(1000);
  const knownAt = desk.clock.now();
  desk.clock.advance(1000);
  expect((await desk.betSession(late, tie)).error).toBe(false);
  await desk.say({ ...tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }), knownAt });
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

test('it holds for markets on the winner too', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor(10_000);
  const knownAt = desk.clock.now();
  desk.clock.advance(1000);
  await desk.betOdds(client, tie);
  await desk.say({ ...tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }), knownAt });
  expect(await desk.wallet(client)).toEqual({ coins: 10_000, exposure: 0 });
});

test('where the feed does not know when, no bet is deleted', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor(10_000);
  await desk.betOdds(client, tie);
  await desk.say(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }));
  expect(await desk.wallet(client)).toEqual({ coins: 10_900, exposure: 0 });
});
