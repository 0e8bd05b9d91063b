import { parseCard, rankNumber, rankOf } from '@maidan/games/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { dayOf } from '../../src/time/period.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';

const lucky7 = mustGame('3032');

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

const today = () => dayOf(desk.clock.now());
type Seat = Awaited<ReturnType<TableDesk['seat']>>;
type ReportRequest = { eventId?: string; casinoType?: string; fromDate?: string; toDate?: string };

const days = (request: ReportRequest) => ({ fromDate: today(), toDate: today(), ...request });
const reportOf = async (client: Seat, request: ReportRequest = {}) =>
  (await desk.call('casino/diamondCasinoReportByUser', days(request), client)).data;
const ledgerOf = async (client: Seat, request: ReportRequest = {}) =>
  (await desk.call('reports/casinoTransactionReport', { ...days(request), withTotals: true }, client)).data;

/** Low, High and Even. */
const usualBets = [
  ['1', '2', 100],
  ['2', '2', 200],
  ['3', '2.12', 100],
] as const;

/** Plays the round to its end; gives the card. */
async function playLucky7(
  client: Seat,
  bets: readonly (readonly [string, string, number])[] = usualBets,
): Promise<{ roundId: string; card: number }> {
  const roundId = roundIdOf(await desk.freshRound('lucky7eu', 'main'));
  for (const [sid, rate, amount] of bets) {
    const reply = await desk.place(client, lucky7, { roundId, sid, rate, amount });
    expect([reply.message, reply.error]).toEqual(['Bet Placed Successfully', false]);
  }
  await desk.freshRound('lucky7eu', 'main');
  const result = await vi.waitFor(
    async () => {
      const [found] = (await desk.call('casino/allCasinoResult', { roundId })).data?.data ?? [];
      if (found === undefined) throw new Error('not over');
      return found;
    },
    { interval: 5 },
  );
  const card = parseCard(result.cards);
  if (card === undefined) throw new Error(`no card in ${result.cards}`);
  return { roundId, card: rankNumber(rankOf(card)) };
}

/** By hand: a seven takes half of Low and High; Even wins 112 for 100. */
function madeOf(card: number): { low: number; high: number; even: number } {
  return {
    low: card === 7 ? -50 : card < 7 ? 100 : -100,
    high: card === 7 ? -100 : card > 7 ? 200 : -200,
    even: card % 2 === 0 ? 112 : -100,
  };
}

test('a casino day without bets has a total of 0', async () => {
  const client = await desk.seat();
  expect(await ledgerOf(client)).toEqual({ clientProfitLoss: 0, clientComm: 0, casinoBetData: [] });
  expect(await reportOf(client)).toEqual([]);
});

test('a day at a table is one entry with its bets and their total; the ledger’s row links to it', async () => {
  const client = await desk.seat();
  const rounds = [await playLucky7(client), await playLucky7(client)];
  const made = rounds.map(({ card }) => madeOf(card));
  const total = made.reduce((sum, { low, high, even }) => sum + low + high + even, 0);
  const [last, first] = [rounds[1], rounds[0]].map((round) => round?.roundId);
  const entry = {
    eventId: '3032',
    gameName: 'Lucky7-A',
    date: today(),
    amount: total,
    totalComm: 0,
    totalAmount: total,
    clientSessionComm: 0,
  };
  const report = await reportOf(client, { eventId: '3032' });
  expect(report).toMatchObject([entry]);
  const rows = report?.[0]?.casinoBetData.map((bet) => [
    bet.roundId,
    bet.sid,
    bet.odds,
    bet.amount,
    bet.profitLoss,
  ]);
  expect(rows).toEqual([
    [last, '3', 2.12, 100, made[1]?.even],
    [last, '2', 2, 200, made[1]?.high],
    [last, '1', 2, 100, made[1]?.low],
    [first, '3', 2.12, 100, made[0]?.even],
    [first, '2', 2, 200, made[0]?.high],
    [first, '1', 2, 100, made[0]?.low],
  ]);
  const [shown] = (await desk.call('casino/allCasinoResult', { roundId: last ?? '' })).data?.data ?? [];
  expect(report?.[0]?.casinoBetData[0]).toMatchObject({
    playerName: 'Even',
    gameName: 'Lucky7-A',
    betType: 'Yes',
    isDeclare: 1,
    showResult: shown?.reason,
  });
  const ledger = await ledgerOf(client, { eventId: '3032' });
  expect(ledger).toMatchObject({ clientProfitLoss: total, clientComm: 0 });
  expect(ledger?.casinoBetData).toEqual(report?.[0]?.casinoBetData);
  const { ledgerData = [] } = (await desk.call('user/userLedger', {}, client)).data ?? {};
  const lines = ledgerData.filter(({ ledgerType }) => ledgerType === 'diamondCasino');
  // Rounds that came to nothing moved no coins.
  const hasMoved = made.some(({ low, high, even }) => low + high + even !== 0);
  expect(lines).toMatchObject(
    hasMoved ? [{ eventId: '3032', day: today(), amount: total, eventName: 'Lucky7-A' }] : [],
  );
});

test.each([
  [{ eventId: '3032' }, 1],
  [{ eventId: '3048' }, 0],
  [{ casinoType: 'lucky7eu' }, 1],
  [{ casinoType: 'LUCKY7EU' }, 1],
  [{ casinoType: 'teen9' }, 0],
  [{ casinoType: 'diamondCasino' }, 1],
  [{ casinoType: 'diamond' }, 1],
  [{ casinoType: 'internationalCasino' }, 0],
  [{ casinoType: '' }, 1],
  [{ fromDate: '2020-01-01', toDate: '2020-01-01' }, 0],
])('a report asked for with %j has %i of the days at Lucky7', async (request, count) => {
  const client = await desk.seat();
  const { card } = await playLucky7(client);
  const { low, high, even } = madeOf(card);
  const total = low + high + even;
  expect(await reportOf(client, request)).toHaveLength(count);
  const ledger = await ledgerOf(client, request);
  expect(ledger).toMatchObject({ clientProfitLoss: count === 0 ? 0 : total });
  expect(ledger?.casinoBetData).toHaveLength(3 * count);
});

test('a day whose bets sum to 0 is reported with its bets', async () => {
  for (;;) {
    const client = await desk.seat();
    const { roundId, card } = await playLucky7(client, [
      ['1', '2', 100],
      ['2', '2', 100],
    ]);
    // A seven takes half of both.
    if (card === 7) continue;
    expect(await reportOf(client)).toMatchObject([
      { eventId: '3032', date: today(), amount: 0, totalAmount: 0 },
    ]);
    const rows = (await ledgerOf(client))?.casinoBetData;
    expect(rows?.map((bet) => [bet.roundId, bet.sid, bet.profitLoss])).toEqual([
      [roundId, '2', card > 7 ? 100 : -100],
      [roundId, '1', card < 7 ? 100 : -100],
    ]);
    return;
  }
});

test('a client is shown only its own days', async () => {
  const [client, other] = [await desk.seat(), await desk.seat()];
  await playLucky7(client);
  expect(await reportOf(other)).toEqual([]);
  expect((await ledgerOf(other))?.casinoBetData).toEqual([]);
});
