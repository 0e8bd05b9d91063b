import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const listOf = async (client: QuickClient, marketId: string) =>
  (await desk.call('user/clientBetListByMarketId', { marketId }, client)).data;

test('a match bet has every field of the wire, before its result and after', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const placed = await desk.betOdds(client, tie, { type: 'K', odds: 0.94 });
  const open = {
    _id: placed.data?.betId,
    marketId: tie.marketId,
    eventId: tie.eventId,
    matchName: 'Lions v Tigers',
    teamName: 'Lions',
    selectionId: '1',
    oddsType: 'bookmaker',
    type: 'K',
    amount: 1000,
    odds: 0.94,
    loss: 940,
    profit: 1000,
    profitLoss: 0,
    isDeclare: 0,
    isDeleted: 0,
    deletedRemark: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    userInfo: { clientName: 'BETTOR1', clientCode: 'BETTOR1', creatorName: '' },
    positionInfo: { 1: -940, 2: 1000 },
    decisionSelectionId: null,
  };
  expect((await listOf(client, tie.marketId))?.oddsBetsData).toEqual([open]);
  await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'tigers' }));
  expect((await listOf(client, tie.marketId))?.oddsBetsData).toEqual([
    {
      ...open,
      isDeclare: 1,
      profitLoss: 1000,
      decisionSelectionId: '2',
      resultRule: 'match-winner',
      resultReason: 'As the score says.',
    },
  ]);
});

test('bets of every state are listed, the deleted one with its remark', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const gone = await desk.betSession(client, tie);
  await desk.house.takeOut(BigInt(gone.data?.betId ?? 0), 'void', 'Result was known');
  const declared = await desk.betSession(client, tie, { type: 'N', run: 44 });
  const open = await desk.betSession(client, tie, { run: 30, odds: 0.9, selectionId: tie.ids.firstWicket });
  await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 43 }));
  const found = await listOf(client, tie.marketId);
  expect(found?.oddsBetsData).toEqual([]);
  expect(found?.sessionBetsData).toMatchObject([
    { _id: open.data?.betId, isDeclare: 0, isDeleted: 0, decisionRun: null },
    { _id: declared.data?.betId, isDeclare: 1, decisionRun: 43, profitLoss: 1000 },
    { _id: gone.data?.betId, isDeleted: 1, deletedRemark: 'Result was known', profitLoss: 0 },
  ]);
});

test("another client's bets, and another match's, are not listed", async () => {
  const [client, other] = [await desk.bettor(), await desk.bettor()];
  const [tie, elsewhere] = [await desk.tie(), await desk.tie()];
  await desk.betOdds(client, tie);
  const nothing = { oddsBetsData: [], sessionBetsData: [] };
  expect(await listOf(other, tie.marketId)).toEqual(nothing);
  expect(await listOf(client, elsewhere.marketId)).toEqual(nothing);
});

test('a bet names its client by code, and the account the client was created under', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  await desk.db.query(
    {
      name: 'test-names',
      text: `update account set name = 'Asha', parent_id = (select id from account where username = 'QUICKISSUER')
        where id = $1`,
    },
    [client.id],
  );
  const clientName = expect.stringMatching(/^BETTOR\d$/);
  const named = { userInfo: { clientName, clientCode: 'Asha', creatorName: 'Issuer' } };
  expect((await listOf(client, tie.marketId))?.oddsBetsData).toMatchObject([named]);
  const request = { oddsBet: true, marketId: tie.marketId };
  expect((await desk.call('sports/betsList', request, client)).data?.oddsBetsData).toMatchObject([named]);
});
