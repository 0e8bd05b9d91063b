import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';

const teen9 = mustGame('3048');
const andarBahar = mustGame('3043');

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.close();
});

const seat = (coins?: number) => desk.seat(coins);

const wallet = async (client: { token: string }) => (await desk.call('user/userBalance', {}, client)).data;

test('the details of a table have its name, short name, limits and the address of its pictures', async () => {
  const client = await seat();
  const { data } = await desk.call('casino/getDiamondCasinoByEventId', { eventId: 3048 }, client);
  expect(data).toMatchObject({
    eventId: '3048',
    name: 'Teenpatti Test',
    shortName: 'teen9',
    fetchData: 'socket',
    cacheURL: '/cache/table/teen9',
    betStatus: true,
    minStake: 100,
    maxStake: 300_000,
    setting: { oddsDifference: 0 },
  });
});

test('a table that is not dealt yet says so', async () => {
  const client = await seat();
  const reply = await desk.call('casino/getDiamondCasinoByEventId', { eventId: '3999' }, client);
  expect(reply).toMatchObject({ error: true, message: 'Not available yet' });
});

test('a bet is taken while the window is open, held, listed, and settled with the cards that decided it', async () => {
  const client = await seat();
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  const placed = await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94', amount: 500 });
  expect(placed).toMatchObject({ error: false, data: { totalCoins: 9500, exposure: 500 } });
  const { data: open } = await desk.call(
    'casino/diamondBetsList',
    { eventId: '3048', isDeclare: false },
    client,
  );
  expect(open?.casinoBetData).toMatchObject([
    {
      roundId,
      sid: '11',
      betType: 'Yes',
      odds: 2.94,
      amount: 500,
      isDeclare: 0,
      gameName: 'Teenpatti Test',
      eventId: '3048',
      posArray: { '11': 970, '21': -500, '31': -500 },
    },
  ]);
  await desk.advanceTo('teen9', 'result');
  const shown = await desk.untilShown('teen9', ({ table }) => table?.result !== undefined);
  const result = shown.table?.result;
  const { data: settled } = await desk.call(
    'casino/diamondBetsList',
    { eventId: '3048', isDeclare: true },
    client,
  );
  const won = result?.winners.includes('11') === true;
  const profit = result?.isVoid === true ? 0 : won ? 970 : -500;
  expect(settled?.casinoBetData).toMatchObject([
    { roundId, isDeclare: 1, profitLoss: profit, result: result?.code, resultDetails: { gtype: 'teen9' } },
  ]);
  expect(await wallet(client)).toMatchObject({ exposure: 0 });
});

test('a bet one millisecond after the table shut is refused and holds nothing', async () => {
  const client = await seat();
  const picture = await desk.freshRound('teen9', 'main');
  const roundId = roundIdOf(picture);
  await desk.advanceTo('teen9', 'lock');
  const late = await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94' });
  expect(late).toMatchObject({ error: true, data: { message: late.message } });
  expect(['Betting on this round is closed', 'This market is shut', 'This market is suspended']).toContain(
    late.message,
  );
  expect(await wallet(client)).toMatchObject({ exposure: 0 });
});

test('in each window of Andar Bahar only its own options take bets', async () => {
  const client = await seat();
  const roundId = roundIdOf(await desk.freshRound('abj', 'joker'));
  const early = await desk.place(client, andarBahar, { roundId, sid: '5', rate: '1.9' });
  expect(early).toMatchObject({ error: true, message: '1st Bet Bahar is suspended' });
  const onJoker = await desk.place(client, andarBahar, { roundId, sid: '24', rate: '1.83' });
  expect(onJoker).toMatchObject({ error: false });
  await desk.advanceTo('abj', 'bets', 'first');
  const tooLate = await desk.place(client, andarBahar, { roundId, sid: '24', rate: '1.83' });
  expect(tooLate).toMatchObject({ error: true, message: 'Odd is suspended' });
  expect(await desk.place(client, andarBahar, { roundId, sid: '5', rate: '1.9' })).toMatchObject({
    error: false,
  });
});

test.each([
  ['a rate better than the table pays', { rate: '3.94' }, /^Rate changed/],
  ['a lay where none is offered', { isLay: true }, 'Tiger Winner is suspended'],
  ['an option the table does not have', { sid: '99' }, 'This selection is not on offer'],
  ['a stake below the least', { amount: 99 }, 'Minimum bet is 100'],
  ['a stake above the most', { amount: 300_001 }, 'Maximum bet is 3,00,000'],
  ['a stake of part of a coin', { amount: 100.5 }, 'Stake must be a whole number of coins above 0'],
  ["another table's name", { casinoType: 'abj' }, 'This market is not on offer'],
  ['a round that is over', { roundId: 'teen9.1' }, /^This market is/],
  ['a round that never was', { roundId: 'teen9.999999' }, /There is no market/],
])('%s is refused with its reason and nothing is held', async (_what, overrides, message) => {
  const client = await seat(1_000_000);
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  const reply = await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94', ...overrides });
  expect(reply.error).toBe(true);
  expect(reply.message).toMatch(message);
  expect(reply.data?.message).toBe(reply.message);
  expect(await wallet(client)).toMatchObject({ exposure: 0 });
});

test.each(['abc', -5, 0, null, '1e9999'])('an amount of %j is malformed', async (amount) => {
  const client = await seat();
  const roundId = roundIdOf(await desk.picture('teen9'));
  const body = { roundId, sid: '11', rate: '2.94', amount, casinoType: 'teen9', eventId: '3048' };
  const got = await desk.sendBody('casino/casinoBetPlace', JSON.stringify(body), client);
  expect(got.status).toBe(400);
});

test('the same request id gets the same answer and is one bet', async () => {
  const client = await seat();
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  const request = { roundId, sid: '21', rate: '2.94', amount: 200, requestId: 'same-request-1' };
  const [first, again] = [await desk.place(client, teen9, request), await desk.place(client, teen9, request)];
  expect(again.data?.betId).toBe(first.data?.betId);
  expect(await wallet(client)).toMatchObject({ exposure: 200 });
});

test('the seed is not in any picture or result before the round is decided, and hashes to what was shown', async () => {
  const picture = await desk.freshRound('teen9', 'main');
  const roundId = roundIdOf(picture);
  expect(picture.data.t1[0]?.seed).toBeUndefined();
  expect((await desk.call('casino/allCasinoResult', { roundId })).data?.data).toEqual([]);
  await desk.advanceTo('teen9', 'result');
  await desk.untilShown('teen9', ({ table }) => table?.result !== undefined);
  const [result] = (await desk.call('casino/allCasinoResult', { roundId })).data?.data ?? [];
  expect(result?.seedHash).toBe(picture.data.t1[0]?.seedHash);
  expect(result).toMatchObject({ mid: roundId, gtype: 'teen9', version: teen9.version });
});
