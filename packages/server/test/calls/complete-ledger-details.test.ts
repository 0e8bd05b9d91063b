import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
  await desk.match('e', ['Lions', 'Tigers']);
  await desk.market('odds', 'e', { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.market('six', 'e', { kind: 'fancy', name: '6 over runs', isCommission: true });
  await desk.market('ten', 'e', { kind: 'fancy', name: '10 over runs' });
});
afterAll(() => desk.close());

const details = (client: { token: string }, marketId = 'm-e') =>
  desk.app.call('user/completeLedgerDetails', { marketId }, client);

test('a match has its bets by kind, their commission and the turnover of its sessions', async () => {
  const [client, other] = [await desk.client('ASHA'), await desk.client('BINA')];
  for (const { id } of [client, other]) await desk.credit(id, 10_000);
  await desk.setCommission(client.id, 200, 150);
  await desk.place(client.id, 'odds', { stake: 1000, rate: 80, optionName: 'Lions' });
  await desk.place(client.id, 'six', { stake: 500, rate: 100, run: 45 });
  await desk.place(client.id, 'six', { stake: 200, rate: 100, run: 60 });
  await desk.place(client.id, 'ten', { stake: 100, rate: 100, run: 80 });
  await desk.place(other.id, 'six', { stake: 700, rate: 100, run: 45 });
  const wrong = await desk.place(client.id, 'six', { stake: 300, rate: 100, run: 44 });
  await desk.declare('odds', { winner: '2' });
  await desk.declare('six', { run: 50 });
  await desk.takeOut(wrong, 'deleted', 'Placed after the result was known');

  const { data } = await details(client);
  expect(data?.completeData).toEqual({
    marketId: 'm-e',
    matchName: 'Lions v Tigers',
    date: '2026-01-01T00:00:00.000Z',
    clientOddsAmount: -1000,
    clientSessionAmount: 300,
    clientOddsComm: 15,
    // 2 % of the 700 that are left; the deleted bet earns nothing.
    clientSessionComm: 14,
  });
  expect(data?.sessionTurnOver).toBe(700);
  expect(data?.oddsBetsData.map((bet) => [bet.teamName, bet.profitLoss, bet.isDeclare])).toEqual([
    ['Lions', -1000, 1],
  ]);
  expect(
    data?.sessionBetsData.map((bet) => [
      bet.run,
      bet.profitLoss,
      bet.isDeleted,
      bet.deletedRemark,
      bet.decisionRun,
    ]),
  ).toEqual([
    [44, 0, 1, 'Placed after the result was known', null],
    [60, -200, 0, '', 50],
    [45, 500, 0, '', 50],
  ]);
  const ledger = (await desk.app.call('user/userLedger', {}, client)).data;
  expect(ledger?.ledgerData.find((row) => row.marketId === 'm-e')?.amount).toBe(-1000 + 300 + 15 + 14);
});

test('a client without bets there is shown the match with empty lists', async () => {
  const client = await desk.client('CHAYA');
  const { data } = await details(client);
  expect(data).toMatchObject({
    completeData: { matchName: 'Lions v Tigers', clientOddsAmount: 0, clientSessionAmount: 0 },
    oddsBetsData: [],
    sessionBetsData: [],
    sessionTurnOver: 0,
  });
});

test('an unknown match is refused', async () => {
  const client = await desk.client('DIYA');
  for (const marketId of ['nowhere', 'odds']) {
    expect(await details(client, marketId)).toMatchObject({
      error: true,
      code: 1,
      message: 'You have no bets on this match',
    });
  }
});
