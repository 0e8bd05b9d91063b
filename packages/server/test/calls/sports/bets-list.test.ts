import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

/** As the match page asks. */
const request = { fancyBet: true, oddsBet: true, diamondBet: true, isClientExposure: false } as const;
const listOf = async (
  client: QuickClient,
  more: { marketId?: string; isDeclare?: boolean; isDeleted?: boolean } = {},
) =>
  (await desk.call('sports/betsList', { ...request, isDeclare: false, isDeleted: false, ...more }, client))
    .data;

test('without bets every list is empty', async () => {
  expect(await listOf(await desk.bettor())).toEqual({
    oddsBetsData: [],
    sessionBetsData: [],
    casinoBetData: [],
    pendingBetData: [],
  });
});

test('open bets are in the list of their kind and among the pending ones, latest first', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const odds = await desk.betOdds(client, tie, { oddsType: 'matchOdds', type: 'K', odds: 1.92 });
  const session = await desk.betSession(client, tie, { type: 'N', run: 44 });
  const found = await listOf(client, { marketId: tie.marketId });
  const time = '2026-01-01T00:00:00.000Z';
  expect(found?.oddsBetsData).toMatchObject([{ _id: odds.data?.betId, oddsType: 'matchOdds', odds: 1.92 }]);
  expect(found?.sessionBetsData).toMatchObject([{ _id: session.data?.betId, type: 'N', run: 44 }]);
  expect(found?.pendingBetData).toEqual([
    {
      _id: session.data?.betId,
      market: 'Lions v Tigers: 6 OVER RUNS LIO @ 44',
      amount: 1000,
      rate: 1,
      type: 'NO',
      time,
      marketType: 'fancy',
    },
    {
      _id: odds.data?.betId,
      market: 'Lions v Tigers: Lions',
      amount: 1000,
      rate: 1.92,
      type: 'KHAI',
      time,
      marketType: 'matchOdds',
    },
  ]);
});

test('a market named narrows the list to its match; without one every open bet is listed', async () => {
  const client = await desk.bettor();
  const [tie, other] = [await desk.tie(), await desk.tie()];
  await desk.betOdds(client, tie);
  await desk.betSession(client, other);
  expect((await listOf(client, { marketId: tie.marketId }))?.sessionBetsData).toEqual([]);
  const everywhere = await listOf(client);
  expect(everywhere?.oddsBetsData.map(({ marketId }) => marketId)).toEqual([tie.marketId]);
  expect(everywhere?.sessionBetsData.map(({ marketId }) => marketId)).toEqual([other.marketId]);
  expect(everywhere?.pendingBetData).toHaveLength(2);
});

test('declared and deleted bets are listed only when asked for', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const { marketId } = tie;
  const deleted = await desk.betSession(client, tie);
  await desk.house.takeOut(BigInt(deleted.data?.betId ?? 0), 'deleted', 'Wrong rate');
  await desk.betSession(client, tie);
  const open = await desk.betOdds(client, tie);
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }));
  expect(await listOf(client, { marketId })).toMatchObject({
    oddsBetsData: [{ _id: open.data?.betId, isDeclare: 0, isDeleted: 0 }],
    sessionBetsData: [],
  });
  expect(await listOf(client, { marketId, isDeclare: true })).toMatchObject({
    oddsBetsData: [],
    sessionBetsData: [{ isDeclare: 1, decisionRun: 50, profitLoss: 1000 }],
    pendingBetData: [],
  });
  expect(await listOf(client, { marketId, isDeleted: true })).toMatchObject({
    sessionBetsData: [{ _id: deleted.data?.betId, isDeleted: 1, deletedRemark: 'Wrong rate' }],
    pendingBetData: [],
  });
});

test("another client's bets are not listed", async () => {
  const [client, other, tie] = [await desk.bettor(), await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  expect((await listOf(other))?.pendingBetData).toEqual([]);
});

test('of more than a thousand bets the latest thousand are listed, and the reply says that there are more', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  const addBets = (howMany: number) =>
    desk.db.script(`insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, details,
        address, placed_at)
      select client_id, market_id, gen_random_uuid(), '', option, side, stake, odds, odds_seen, details, address, placed_at
      from (select * from bet where client_id = ${client.id} limit 1) one, generate_series(1, ${howMany})`);
  const seen = async (more: { marketId?: string } = {}) => {
    const data = await listOf(client, more);
    return [data?.oddsBetsData.length, data?.pendingBetData.length, data?.hasMore];
  };
  await addBets(999);
  expect(await seen()).toEqual([1000, 1000, undefined]);
  expect(await seen({ marketId: tie.marketId })).toEqual([1000, 1000, undefined]);
  await addBets(5);
  expect(await seen()).toEqual([1000, 1000, true]);
  expect(await seen({ marketId: tie.marketId })).toEqual([1000, 1000, true]);
  const ofMatch = await desk.call('user/clientBetListByMarketId', { marketId: tie.marketId }, client);
  expect([ofMatch.data?.oddsBetsData.length, ofMatch.data?.hasMore]).toEqual([1000, true]);
});

test('naming a kind of bet leaves the others out; naming none gives all', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  await desk.betSession(client, tie);
  const kinds = async (named: { fancyBet?: boolean; oddsBet?: boolean; diamondBet?: boolean }) => {
    const { data } = await desk.call('sports/betsList', { ...named, marketId: tie.marketId }, client);
    return [data?.oddsBetsData.length, data?.sessionBetsData.length, data?.pendingBetData.length];
  };
  expect(await kinds({})).toEqual([1, 1, 2]);
  expect(await kinds({ fancyBet: true })).toEqual([0, 1, 1]);
  expect(await kinds({ oddsBet: true })).toEqual([1, 0, 1]);
  expect(await kinds({ diamondBet: true })).toEqual([0, 0, 0]);
});
