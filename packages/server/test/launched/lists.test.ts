import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../src/time/period.ts';
import { openWalletDesk, type Player, roulette, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
let player: Player;

/** Wins 40 coins on one round, loses 20 on another, and has 10 on a third. */
beforeAll(async () => {
  desk = await openWalletDesk();
  player = await desk.seat(1_000);
  await desk.bet(player, 'b1', 'r1', '10.00');
  await desk.win(player, 'w1', 'r1', '30.00', { summary: '17 black' });
  await desk.bet(player, 'b2', 'r2', '10.00');
  await desk.win(player, 'w2', 'r2', '0.00', { summary: '0 green' });
  await desk.bet(player, 'b3', 'r3', '5.00');
});
afterAll(() => desk.close());

const today = () => dayOf(desk.clock.now());
const days = () => ({ fromDate: today(), toDate: today() });

it('a day at a launched game is one line of the ledger, of the international casino', async () => {
  const { data } = await desk.call('user/userLedger', days(), player);
  const line = data?.ledgerData.find(({ ledgerType }) => ledgerType === 'internationalCasino');
  const noon = Date.parse(`${today()}T12:00:00+05:30`);
  expect(line).toMatchObject({
    eventName: 'Roulette',
    amount: 20,
    eventId: roulette,
    date: noon,
    day: today(),
  });
});

it('the detail of such a day has every declared bet with its game, round, amount and profit', async () => {
  const request = { eventId: roulette, casinoType: 'internationalCasino', withTotals: true, ...days() };
  const { data } = await desk.call('reports/casinoTransactionReport', request, player);
  expect(data).toMatchObject({ clientProfitLoss: 20, clientComm: 0 });
  const rows = data?.casinoBetData.map(({ gameName, roundId, amount, isDeclare, profitLoss, showResult }) => [
    gameName,
    roundId,
    amount,
    isDeclare,
    profitLoss,
    showResult,
  ]);
  expect(rows).toEqual([
    ['Roulette', 'r2', 20, 1, -20, '0 green'],
    ['Roulette', 'r1', 20, 1, 40, '17 black'],
  ]);
  const ofEveryType = { eventId: roulette, withTotals: true, ...days() };
  expect((await desk.call('reports/casinoTransactionReport', ofEveryType, player)).data).toEqual(data);
});

it('without its totals the detail of such a day is the list of its bets', async () => {
  const request = { eventId: roulette, casinoType: 'internationalCasino', ...days() };
  const { text } = await desk.sendBody('reports/casinoTransactionReport', JSON.stringify(request), player);
  const rows = JSON.parse(text).data;
  expect(rows).toMatchObject([
    { gameName: 'Roulette', roundId: 'r2', debitAmount: 20, userInfo: {}, resultDetails: {} },
    { gameName: 'Roulette', roundId: 'r1', creditAmount: 40, userInfo: {}, resultDetails: {} },
  ]);
});

it('a launched game is no part of the report of live tables', async () => {
  const { data } = await desk.call(
    'casino/diamondCasinoReportByUser',
    { ...days(), eventId: roulette },
    player,
  );
  expect(data).toEqual([]);
});

it('the statement has a line for each round that moved coins', async () => {
  const { data } = await desk.call('user/userStatement', { statementFor: 'profitLoss' }, player);
  expect(data?.statementData.map(({ amount, remark }) => [amount, remark])).toEqual([
    [-20, 'Result · Roulette: r2'],
    [40, 'Result · Roulette: r1'],
  ]);
});

it('a bet of an open round is pending, and in the exposure', async () => {
  const { data } = await desk.call('sports/betsList', { isDeclare: false }, player);
  expect(data?.pendingBetData).toMatchObject([{ market: 'Roulette r3', amount: 10, rate: 0 }]);
  expect((await desk.call('user/userBalance', {}, player)).data).toMatchObject({ exposure: 10 });
});

it('a bet, its win and its rollback move the balance bar of the portal at once', async () => {
  const other = await desk.seat(100);
  const socket = await desk.provedSocket(other);
  const heard = async (coins: number, exposure: number) =>
    expect(await socket.next('coinUpdate')).toEqual({ coins, exposure });
  await desk.bet(other, 'live-b1', 'live', '10.00');
  await heard(80, 20);
  await desk.bet(other, 'live-b2', 'live', '5.00');
  await heard(70, 30);
  await desk.rollback(other, 'live-back', 'live-b2', 'live');
  await heard(80, 20);
  await desk.win(other, 'live-w', 'live', '20.00');
  await heard(120, 0);
});

it('an operator is shown the story of a bet', async () => {
  const [bet] = await desk.db.query<{ id: bigint }>({
    name: 'test-bet',
    text: `select id from bet where option = 'b1'`,
  });
  const { lines } = await desk.run('show-bet', String(bet?.id));
  expect(lines.join('\n')).toContain('17 black');
});
