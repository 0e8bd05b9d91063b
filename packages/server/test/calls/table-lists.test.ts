import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';

const [teen9, andarBahar] = [mustGame('3048'), mustGame('3043')];

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

const request = { fancyBet: true, oddsBet: true, diamondBet: true } as const;

const decided = (code: string, roundId: string) =>
  vi.waitFor(
    () =>
      expect(
        desk
          .mustTable(code)
          .results()
          .map((result) => result.roundId),
      ).toContain(roundId),
    { interval: 5 },
  );

/** Moves the clock little by little until both tables take bets. */
const untilBothOpen = () =>
  vi.waitFor(
    () => {
      const isOpen = (code: string) => desk.mustTable(code).moment()?.view.window !== undefined;
      if (isOpen('teen9') && isOpen('abj')) return;
      desk.clock.advance(500);
      throw new Error('the tables do not take bets at the same time yet');
    },
    { interval: 2 },
  );

test('bets at two tables are in every list by the game’s title and the round, while they are open and once they are settled', async () => {
  const client = await desk.seat();
  await untilBothOpen();
  const [first, second] = [roundIdOf(await desk.picture('teen9')), roundIdOf(await desk.picture('abj'))];
  const [sid = ''] = andarBahar.opensIn(desk.mustTable('abj').moment()?.view.window ?? '').slice(-1);
  const one = await desk.place(client, teen9, { roundId: first, sid: '11', rate: '2.94', amount: 300 });
  const two = await desk.place(client, andarBahar, { roundId: second, sid, rate: '1.01', amount: 200 });
  const [betId = '', otherId = ''] = [one.data?.betId, two.data?.betId];
  const named = (other: object, own: object) => [
    { _id: otherId, ...other },
    { _id: betId, ...own },
  ];
  const abj = { gameName: 'Andar Bahar', eventId: '3043', roundId: second, amount: 200 };
  const teen = { gameName: 'Teenpatti Test', eventId: '3048', roundId: first, amount: 300 };

  expect((await desk.call('user/userBalance', {}, client)).data).toMatchObject({ exposure: 500 });
  const open = (await desk.call('sports/betsList', request, client)).data;
  expect(open?.casinoBetData).toMatchObject(named(abj, teen));
  expect(open?.pendingBetData.map(({ market }) => market)).toEqual([
    expect.stringMatching(new RegExp(`^Andar Bahar ${second}: `)),
    `Teenpatti Test ${first}: Tiger Winner`,
  ]);
  const atTable = await desk.call('casino/diamondBetsList', { eventId: '3043' }, client);
  expect(atTable.data?.casinoBetData).toMatchObject([{ _id: otherId, ...abj }]);

  await desk.freshRound('abj', 'joker');
  await decided('abj', second);
  await desk.freshRound('teen9', 'main');
  await decided('teen9', first);

  expect((await desk.call('user/userBalance', {}, client)).data).toMatchObject({ exposure: 0 });
  expect((await desk.call('sports/betsList', request, client)).data?.casinoBetData).toEqual([]);
  const settled = (await desk.call('sports/betsList', { ...request, isDeclare: true }, client)).data;
  expect(settled?.casinoBetData).toMatchObject(named(abj, teen));
  const profitOf = (id: string) => settled?.casinoBetData.find(({ _id }) => _id === id)?.profitLoss;
  const completed = await desk.call('casino/diamondBetsList', { eventId: '3048', isDeclare: true }, client);
  expect(completed.data?.casinoBetData).toMatchObject([
    { _id: betId, ...teen, resultDetails: { gtype: 'teen9' }, profitLoss: profitOf(betId) },
  ]);

  const story = (await desk.call('user/betStory', { betId }, client)).data;
  expect(story).toMatchObject({
    matchName: 'Teenpatti Test',
    marketName: first,
    selectionName: 'Tiger Winner',
    odds: 2.94,
    state: 'settled',
    profitLoss: profitOf(betId),
  });
  // A round without a winner moves no coins.
  const moved = [
    { id: betId, round: first, ...teen },
    { id: otherId, round: second, ...abj },
  ].filter(({ id }) => profitOf(id) !== 0);
  const { statementData = [] } = (await desk.call('user/userStatement', {}, client)).data ?? {};
  const results = statementData.filter(({ facts }) => facts?.kind === 'settlement');
  expect(results.map(({ amount, remark }) => [amount, remark]).sort()).toEqual(
    moved.map(({ id, gameName, round }) => [profitOf(id), `Result · ${gameName}: ${round}`]).sort(),
  );
  const { ledgerData = [] } = (await desk.call('user/userLedger', {}, client)).data ?? {};
  const lines = ledgerData.filter(({ ledgerType }) => ledgerType === 'diamondCasino');
  expect(lines.map(({ eventName, eventId, amount }) => [eventName, eventId, amount]).sort()).toEqual(
    moved.map(({ id, gameName, eventId }) => [gameName, eventId, profitOf(id)]).sort(),
  );
});
