import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const completed = async (client: QuickClient, marketId: string) =>
  (await desk.call('sports/completedFancyByMarketId', { marketId }, client)).data;

test('an open session is not completed; a declared one is, with its run and its profit', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const placed = await desk.betSession(client, tie);
  await desk.betOdds(client, tie);
  expect(await completed(client, tie.marketId)).toEqual([]);
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 46 }));
  expect(await completed(client, tie.marketId)).toEqual([
    {
      _id: placed.data?.betId,
      marketId: tie.marketId,
      eventId: tie.eventId,
      matchName: 'Lions v Tigers',
      sessionName: '6 OVER RUNS LIO',
      selectionId: tie.ids.sixOvers,
      run: 46,
      amount: 1000,
      odds: 1,
      type: 'Y',
      decisionRun: 46,
      profitLoss: 1000,
      isDeclare: 1,
      isDeleted: 0,
      deletedRemark: '',
      createdAt: '2026-01-01T00:00:00.000Z',
      ip: '127.0.0.1',
      resultRule: 'match-winner',
      resultReason: 'As the score says.',
    },
  ]);
});

test.each([
  ['a yes wins at its run', 'Y', 30, 900],
  ['a yes loses its stake under it', 'Y', 29, -1000],
  ['a no loses amount times odds at its run', 'N', 30, -1200],
  ['a no wins its stake under it', 'N', 29, 1000],
] as const)('%s', async (_, type, run, profitLoss) => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const odds = type === 'Y' ? 0.9 : 1.2;
  await desk.betSession(client, tie, { type, run: 30, odds, selectionId: tie.ids.firstWicket });
  await desk.sendChanges(tie.result(tie.ids.firstWicket, { kind: 'run', run }));
  expect(await completed(client, tie.marketId)).toMatchObject([{ decisionRun: run, profitLoss }]);
  expect(await desk.wallet(client)).toEqual({ coins: 100_000 + profitLoss, exposure: 0 });
});

test('a void session is completed without a run, and with a profit of 0', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betSession(client, tie);
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'void' }));
  expect(await completed(client, tie.marketId)).toMatchObject([
    { decisionRun: null, profitLoss: 0, isDeclare: 1 },
  ]);
  expect(await desk.wallet(client)).toEqual({ coins: 100_000, exposure: 0 });
});

test("another client's sessions, and another match's, are not shown", async () => {
  const [client, other] = [await desk.bettor(), await desk.bettor()];
  const [tie, elsewhere] = [await desk.tie(), await desk.tie()];
  await desk.betSession(client, tie);
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 10 }));
  expect(await completed(other, tie.marketId)).toEqual([]);
  expect(await completed(client, elsewhere.marketId)).toEqual([]);
});

test('of more than a thousand the latest are listed, and the reply says that there are more', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betSession(client, tie, { amount: 100 });
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 46 }));
  const addBets = (howMany: number) =>
    desk.db.script(`insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, run, details,
        address, placed_at, state, profit, settlement_id)
      select client_id, market_id, gen_random_uuid(), '', option, side, stake, odds, odds_seen, run, details, address, placed_at,
        state, profit, settlement_id
      from (select * from bet where client_id = ${client.id} limit 1) one, generate_series(1, ${howMany})`);
  const seen = async () => {
    const { data, hasMore } = await desk.call(
      'sports/completedFancyByMarketId',
      { marketId: tie.marketId },
      client,
    );
    return [data?.length, hasMore];
  };
  await addBets(999);
  expect(await seen()).toEqual([1000, undefined]);
  await addBets(1);
  expect(await seen()).toEqual([1000, true]);
});
