import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { dayOf } from '../../src/time/period.ts';
import { mustGame, openTableDesk, type TableDesk } from '../support/table-desk.ts';
import type { FamilyClient } from './family-client.ts';
import { signedInClient, themes } from './signed-in-client.ts';

let desk: TableDesk;
let resultReads = 0;
beforeAll(async () => {
  desk = await openTableDesk({
    config: { CALLS_PER_TEN_SECONDS: 10_000 },
    wrapDb: (db) => ({
      ...db,
      snapshot: (work) =>
        db.snapshot((tx) =>
          work({
            ...tx,
            query: (statement, values) => {
              if (statement.name === 'table-result') resultReads += 1;
              return tx.query(statement, values);
            },
          }),
        ),
    }),
  });
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

type Cell = Readonly<Record<string, string | number>>;

interface TableMessage {
  readonly data: { readonly t1: readonly Cell[]; readonly t2: readonly Cell[] };
  readonly result: readonly unknown[];
}

const isOpen = (cell: Cell): boolean =>
  ['1', 'ACTIVE', 'OPEN', 'True', 'true'].includes(String(cell.gstatus ?? cell.tstatus));

/** Where the page of each game finds its cells, its rate and its id. Rates are stepped up and down, as players do. */
const stepped = (rate: string | number | undefined): string => String(Number(rate) + 0.01 - 0.01);
const games = [
  { eventId: '3035', cell: 't2', rate: 'rate', sid: 'sid', more: { betFor: 'dt20', nat: 'Dragon' } },
  { eventId: '3031', cell: 't1', rate: 'b1', sid: 'sid', more: { nat: 'Player A', isLay: false } },
  { eventId: '3048', cell: 't2', rate: 'trate', sid: 'tsection', more: { betFor: 'tiger', nat: 'Winner' } },
  { eventId: '3034', cell: 't2', rate: 'b1', sid: 'sid', more: { betFor: 'card32eu', isLay: false } },
] as const;

/** Little by little, until the page sees an open cell. */
async function untilOpen(messages: readonly unknown[], cells: (message: TableMessage) => readonly Cell[]) {
  return expect
    .poll(() => {
      desk.clock.advance(250);
      const last = messages.at(-1) as TableMessage | undefined;
      return last && cells(last).some(isOpen) ? last : undefined;
    })
    .toBeDefined()
    .then(() => messages.findLast((each) => cells(each as TableMessage).some(isOpen)) as TableMessage);
}

interface Content {
  readonly t1: readonly Cell[];
}

interface CachePage {
  readonly data: Content & { readonly data: Content; readonly result: readonly unknown[] };
}

interface Game {
  readonly shortName: string;
  readonly socketURL: string;
  readonly cacheURL: string;
}

const daysNow = () => ({ fromDate: dayOf(desk.clock.now()), toDate: dayOf(desk.clock.now()) });

test.each(themes.flatMap((theme) => games.map((game) => ({ theme, ...game }))))(
  'a client of theme $theme joins table $eventId, bets at the rate as it sends it, and a refusal is no success',
  async ({ theme, eventId, cell, rate, sid, more }) => {
    const client: FamilyClient = await signedInClient(desk, theme);
    const { data: game } = await client.direct<Game>('casino/getDiamondCasinoByEventId', { eventId });
    const { shortName } = game;
    const { messages } = await client.joinGame(game.socketURL, 'JoinRoom', shortName, shortName);
    const { data } = await untilOpen(messages, (message) => message.data[cell]);
    const option = data[cell].find(isOpen);
    const bet = {
      roundId: data.t1[0]?.mid,
      sid: String(option?.[sid]),
      rate: stepped(option?.[rate]),
      amount: 100,
      casinoType: shortName,
      eventId,
      ...more,
    };
    const placed = await client.direct<{ totalCoins: number }>('casino/casinoBetPlace', bet);
    expect(placed).toMatchObject({ isSuccess: true, message: 'Bet Placed Successfully' });
    expect(placed.data.totalCoins).toBe(49_900);
    const small = await client.direct<{ message: string }>('casino/casinoBetPlace', { ...bet, amount: 1 });
    expect(small.isSuccess).toBe(false);
    expect(small.data.message).toBe(small.message);

    type Lists = { casinoBetData: readonly { sid: string; userInfo: object; resultDetails: object }[] };
    const request = { eventId, ...daysNow(), isDeclare: false };
    const open = await client.direct<Lists>('casino/diamondBetsList', request);
    expect(open.data.casinoBetData).toMatchObject([{ sid: bet.sid, userInfo: {}, resultDetails: {} }]);
    const listed = await client.direct<Lists>('sports/betsList', { casinoBet: true, ...request });
    expect(listed.data.casinoBetData.map((row) => row.sid)).toEqual([bet.sid]);

    const cache = (await (await fetch(new URL(game.cacheURL, desk.address))).json()) as CachePage;
    for (const content of [cache.data, cache.data.data]) expect(content.t1[0]?.mid).toMatch(/\w/);
    expect(Array.isArray(cache.data.result)).toBe(true);
  },
);

test.each(themes)(
  'a client of theme %s reads the reports of its days, and the result of a round, as lists',
  async (theme) => {
    const client = await signedInClient(desk, theme);
    const round = await desk.freshRound('lucky7eu', 'main');
    const roundId = String(round.data.t1[0]?.mid);
    const bet = { roundId, sid: '1', rate: '2', amount: 100, casinoType: 'lucky7eu', eventId: '3032' };
    await client.direct('casino/casinoBetPlace', { ...bet, betFor: 'lowHigh', nat: 'LOW Card' });
    await desk.freshRound('lucky7eu', 'main');
    type Ledger = {
      ledgerData: readonly { ledgerType: string; eventId: string; date: number; amount: number }[];
    };
    const line = await vi.waitFor(async () => {
      const { data } = await client.store<Ledger>('user/userLedger', { downlineUserId: client.userId });
      const found = data.ledgerData.find(({ ledgerType }) => ledgerType === 'diamondCasino');
      if (found === undefined) throw new Error('not settled yet');
      return found;
    });
    const day = dayOf(line.date);
    const request = { eventId: line.eventId, fromDate: day, toDate: day, casinoType: line.ledgerType };
    const entries = await client.direct<object[]>('casino/diamondCasinoReportByUser', request);
    expect(entries.data).toMatchObject([{ totalAmount: line.amount, totalComm: 0, clientSessionComm: 0 }]);
    const rows = await client.direct<object[]>('reports/casinoTransactionReport', request);
    expect(rows.data).toMatchObject([
      { roundId, isDeclare: 1, profitLoss: line.amount, userInfo: {}, resultDetails: {} },
    ]);
    type Results = { data: readonly { gtype: string; win: string }[] };
    const got = await client.send<Results>(`casino/allCasinoResult?roundId=${roundId}`, undefined, 'GET');
    expect(got.body.data.data[0]).toMatchObject({ gtype: 'lucky7eu', win: expect.stringMatching(/^[012]$/) });
  },
);

test('a client that asks for a result at every redraw costs one read', async () => {
  const round = await desk.freshRound('teen9', 'main');
  const roundId = String(round.data.t1[0]?.mid);
  await desk.freshRound('teen9', 'main');
  const client = await signedInClient(desk, 'P');
  const ask = () => client.send<{ gtype: string; win: string }[]>('sports/casinoSearchResult', { roundId });
  resultReads = 0;
  const replies = await Promise.all(Array.from({ length: 200 }, ask));
  for (const { body } of replies) expect(body.data[0]).toMatchObject({ gtype: 'teen9', mid: roundId });
  expect(resultReads).toBe(1);
  const got = await client.send<unknown[]>(`sports/casinoSearchResult?roundId=${roundId}`, undefined, 'GET');
  expect(got.body.data).toMatchObject([{ gtype: 'teen9', mid: roundId }]);
  expect((await client.send('sports/casinoSearchResult', {})).body.data).toEqual([]);
  const open = String((await desk.freshRound('teen9', 'main')).data.t1[0]?.mid);
  expect((await client.send('sports/casinoSearchResult', { roundId: open })).body.data).toEqual([]);
});

test('the addresses of a table are found by its short name', async () => {
  const client = await signedInClient(desk, 'R');
  const path = 'sports/getCasinoList';
  type Addresses = Game & { readonly casinoName: string; readonly tvUrl: string };
  const find = (shortName: string) =>
    client.direct<Addresses>(`${path}?shortName=${shortName}`, undefined, 'GET');
  const { data } = await find('card32eu');
  expect(data).toMatchObject({ casinoName: mustGame('3034').entry.title, socketURL: desk.address });
  for (const address of [data.cacheURL, data.tvUrl])
    expect(address.startsWith(`${desk.address}/`)).toBe(true);
  expect((await find('none')).isSuccess).toBe(false);
});
