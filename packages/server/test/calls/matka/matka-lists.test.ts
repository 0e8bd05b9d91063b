import { keyFromHex } from '@maidan/betting';
import { matkaPicture } from '@maidan/contract';
import {
  ankOf,
  isPanna,
  jodiOf,
  laterDay,
  type MatkaPart,
  matkaMarkets,
  matkaPayTableHash,
  matkaVersion,
  verifyDraw,
} from '@maidan/games/rules';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawNames, marketOfPart } from '../../../src/products/matka/matka-day.ts';
import { readRound } from '../../../src/rounds/store.ts';
import { type MatkaDesk, openMatkaDesk } from '../../support/matka-desk.ts';

const code = 'sandhya';
const matkaEventId = '7007';

const recommit = statement('t-recommit', 'update round set commitment = $2 where market_id = $1');

let desk: MatkaDesk;
let client: Awaited<ReturnType<MatkaDesk['player']>>;
beforeAll(async () => {
  desk = await openMatkaDesk();
  client = await desk.player();
});
afterAll(async () => {
  await desk.expectSound();
  await desk.close();
});

const chart = async (overrides: object = {}) =>
  (await desk.call('matka/matkaChart', { matkaEventId, ...overrides }, client)).data ?? [];
const bets = async (overrides: object = {}) =>
  (await desk.call('matka/matkaBetList', overrides, client)).data ?? [];
const proof = async (day: string) =>
  (await desk.call('matka/matkaProof', { matkaEventId, day }, client)).data;

test('getMatkaList has every matka by priority, with its times at +05:30 and what takes bets', async () => {
  const { data = [] } = await desk.call('matka/getMatkaList', {}, client);
  expect(data.map(({ name, priority, isHaroopAndarBahar }) => [name, priority, isHaroopAndarBahar])).toEqual(
    matkaMarkets.map(({ name, isHaroop }, index) => [name, index + 1, isHaroop]),
  );
  expect(data.find((market) => market.matkaEventId === matkaEventId)).toMatchObject({
    _id: code,
    name: 'Sandhya Evening',
    openTime: '19:15',
    closeTime: '20:15',
    resultTime: '20:20',
    showOpenTime: '19:15',
    minStake: 10,
    maxStake: 25_000,
    betStatus: true,
    matkaStatus: true,
    openBet: true,
    closeBet: true,
    jodiBet: true,
    isDeclare: 0,
    result: '',
    lastResult: null,
    day: '2026-01-01',
    now: '2026-01-01T06:00:00.000Z',
    drawnBy: 'seed',
    liabilityMax: 2_500_000,
    rates: { SINGLE: 9.5, JODI: 95, SINGLE_PATTI: 140, DOUBLE_PATTI: 280, TRIPLE_PATTI: 800, ODD_EVEN: 1.9 },
    draws: {
      open: { status: 'open', panna: '', seed: '', betsUntil: '2026-01-01T13:45:00.000Z' },
      close: { status: 'open', panna: '', seed: '', drawAt: '2026-01-01T14:50:00.000Z' },
    },
  });
});

test('a matka that plays tomorrow already says when its day was opened, not a midnight to come', async () => {
  const { data = [] } = await desk.call('matka/getMatkaList', {}, client);
  const early = data.filter(({ day }) => day === '2026-01-02');
  expect(early).not.toEqual([]);
  expect(new Set(data.map(({ createdAt }) => createdAt))).toEqual(new Set(['2026-01-01T06:00:00.000Z']));
});

test.each([
  ['Andar 10', { gameType: 'SINGLE', betType: 'OPEN', betNumber: '10' }],
  ['Bahar 4', { gameType: 'SINGLE', betType: 'CLOSE', betNumber: '4' }],
  ['Jodi 100', { gameType: 'JODI', betType: 'OPEN', betNumber: '100' }],
  ['Jodi 07', { gameType: 'JODI', betType: 'OPEN', betNumber: '7' }],
] as const)(
  '%s of the haroop slip is named so in the lists of bets and in its story',
  async (name, overrides) => {
    const player = await desk.player();
    const { data } = await desk.place(player, { matkaEventId: '7006', ...overrides });
    const open = await desk.call('sports/betsList', { isClientExposure: false }, player);
    expect(open.data?.pendingBetData[0]?.market.split(': ')[1]).toBe(name);
    expect(open.data?.casinoBetData[0]).toMatchObject({ playerName: name, teamName: name });
    const story = await desk.call('user/betStory', { betId: data?.betId ?? '' }, player);
    expect(story.data?.selectionName).toBe(name);
  },
);

test('a matka that is not there is refused', async () => {
  for (const path of ['matka/getMatkaByMatkaEventId', 'matka/matkaChart'] as const)
    expect((await desk.call(path, { matkaEventId: '1' }, client)).error).toBe(true);
  expect((await desk.call('matka/matkaProof', { matkaEventId, day: '2020-01-01' }, client)).error).toBe(true);
});

test('a day shows no seed before its draw and each seed after it, and both draws can be verified', async () => {
  const { day } = desk.dayOf(code);
  for (const request of [
    {},
    { betType: 'CLOSE' },
    { gameType: 'JODI', betNumber: '11' },
    { gameType: 'ODD_EVEN', betNumber: 'EVEN' },
    { matkaEventId: '7005', gameType: 'SINGLE_PATTI', betNumber: '123' },
  ] as const)
    expect((await desk.place(client, request)).error).toBe(false);
  const before = await proof(day);
  expect([before?.draws.open.seed, before?.draws.close.seed]).toEqual(['', '']);
  await desk.toShut(code, 'open');
  await desk.toDraw(code, 'open');
  const half = await desk.market(client);
  const open = half?.draws.open.panna ?? '';
  expect(isPanna(open)).toBe(true);
  expect(half).toMatchObject({ result: `${open}-${ankOf(open)}*-***`, isDeclare: 0, closeBet: true });
  expect((await proof(day))?.draws.close.seed).toBe('');
  expect(await bets({ gameType: 'jodi' })).toMatchObject([{ isDeclare: 0, result: null, profitLoss: 0 }]);
  expect((await bets({ gameType: 'oddEven' }))[0]).toMatchObject({ isDeclare: 1, result: half?.result });
  expect(await chart()).toMatchObject([{ day, openPanna: open, jodi: '', closePanna: '' }]);
  await desk.toShut(code, 'close');
  await desk.toDraw(code, 'close');
  const after = await proof(day);
  const close = after?.draws.close.panna ?? '';
  expect(await chart()).toEqual([
    {
      day,
      result: `${open}-${jodiOf(open, close)}-${close}`,
      openPanna: open,
      jodi: jodiOf(open, close),
      closePanna: close,
      isCorrected: false,
    },
  ]);
  for (const draw of ['open', 'close'] as const) {
    const shown = after?.draws[draw];
    const seed = keyFromHex(shown?.seed ?? '');
    if (shown === undefined || seed === undefined) throw new Error(`no seed of the ${draw}`);
    expect(shown.seedHash).toBe(before?.draws[draw].seedHash);
    const { roundId, seedHash, chainEnd, position, panna } = shown;
    const steps = verifyDraw({ roundId, seed, seedHash, chain: { end: chainEnd, position }, panna });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.map(({ isOk }) => isOk)).toEqual([true, true, true]);
  }
});

test('matkaBetList has the bets of the days asked for, by game, with their result and profit', async () => {
  const [row] = await chart();
  const today = await bets();
  expect(today.map(({ gameType }) => gameType)).toEqual([
    'SINGLE_PATTI',
    'ODD_EVEN',
    'JODI',
    'SINGLE',
    'SINGLE',
  ]);
  expect(today[4]).toMatchObject({
    matkaEventId,
    matkaName: 'Sandhya Evening',
    betNumber: '8',
    betType: 'OPEN',
    amount: 100,
    odds: 9.5,
    isDeclare: 1,
    result: row?.result,
    profitLoss: ankOf(row?.openPanna ?? '') === '8' ? 850 : -100,
    day: '2026-01-01',
  });
  expect(today[2]).toMatchObject({ betNumber: '11', betType: 'CLOSE' });
  expect(today[0]).toMatchObject({ matkaName: 'Maidan Day' });
  expect(await bets({ gameType: 'jodi' })).toHaveLength(1);
  expect(await bets({ matkaEventId: '7005' })).toHaveLength(1);
  expect(await bets({ fromDate: '2026-01-02', toDate: '2026-01-03' })).toEqual([]);
  expect(await bets({ fromDate: '2025-12-01', toDate: '2026-01-31' })).toHaveLength(5);
  const stranger = await desk.player();
  expect((await desk.call('matka/matkaBetList', {}, stranger)).data).toEqual([]);
});

test('a bet placed today for tomorrow is listed on both days, and on no other', async () => {
  const early = await desk.player();
  await desk.to(code, desk.clock.now() + 10 * 60_000);
  expect(desk.dayOf(code).day).toBe('2026-01-02');
  expect((await desk.place(early)).error).toBe(false);
  const on = async (date: string) => {
    const { data } = await desk.call('matka/matkaBetList', { fromDate: date, toDate: date }, early);
    return data?.length;
  };
  expect([
    await on('2025-12-31'),
    await on('2026-01-01'),
    await on('2026-01-02'),
    await on('2026-01-03'),
  ]).toEqual([0, 1, 1, 0]);
});

test('the bets of a day are listed, however many were placed later for the next day', async () => {
  const eager = await desk.player();
  const [today, tomorrow] = [desk.clock.now(), desk.clock.now() + 24 * 60 * 60_000];
  const { day } = desk.dayOf(code);
  const add = (howMany: number, at: number) =>
    desk.db.script(`insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, details,
        address, placed_at)
      select ${eager.id}, '${marketOfPart(desk.dayOf(code), 'open')}', gen_random_uuid(), 'later', '8', 'back', 100, 95000, 95000, '{}',
        '', to_timestamp(${at / 1000}) from generate_series(1, ${howMany})`);
  await add(2, today);
  await add(1001, tomorrow);
  const previous = laterDay(day, -1);
  const listed = async (fromDate: string, toDate: string) => {
    const { data, hasMore } = await desk.call('matka/matkaBetList', { fromDate, toDate }, eager);
    return [data?.length, hasMore];
  };
  expect(await listed(previous, previous)).toEqual([2, undefined]);
  expect(await listed(day, day)).toEqual([1000, true]);
  await desk.db.script(`delete from bet where client_id = ${eager.id}`);
});

test('of more than a thousand bets the latest thousand are listed, and the reply says that there are more', async () => {
  const many = await desk.player();
  expect((await desk.place(many)).error).toBe(false);
  const addBets = (howMany: number) =>
    desk.db.script(`insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, details,
        address, placed_at)
      select client_id, market_id, gen_random_uuid(), '', option, side, stake, odds, odds_seen, details, address, placed_at
      from (select * from bet where client_id = ${many.id} limit 1) one, generate_series(1, ${howMany})`);
  const listed = async (overrides: object = {}) => {
    const { data, hasMore } = await desk.call('matka/matkaBetList', overrides, many);
    return [data?.length, hasMore];
  };
  await addBets(999);
  expect(await listed()).toEqual([1000, undefined]);
  await addBets(1);
  expect(await listed()).toEqual([1000, true]);
  expect(await listed({ gameType: 'jodi' })).toEqual([0, true]);
  await desk.db.script(`delete from bet where client_id = ${many.id} and input_hash = ''`);
});

test('statement, ledger, pending bets and story know matka bets', async () => {
  const pending = await desk.call('sports/betsList', { isClientExposure: false }, client);
  expect(JSON.stringify(pending.data)).not.toContain('Sandhya');
  await desk.to(code, desk.clock.now() + 10 * 60_000);
  const placed = await desk.place(client, { gameType: 'JODI', betNumber: '42' });
  const open = await desk.call('sports/betsList', { isClientExposure: false }, client);
  expect(JSON.stringify(open.data)).toContain('Sandhya Evening Jodi 2026-01-02: Jodi 42');
  expect(open.data?.casinoBetData[0]).toMatchObject({
    gameName: 'Sandhya Evening',
    roundName: 'Jodi 2026-01-02',
  });
  const ledger = await desk.call('user/userLedger', {}, client);
  expect(ledger.data?.ledgerData.find(({ eventId }) => eventId === matkaEventId)).toMatchObject({
    eventName: 'Sandhya Evening',
    ledgerType: 'matka',
  });
  const story = await desk.call('user/betStory', { betId: placed.data?.betId ?? '' }, client);
  expect(story.data).toMatchObject({ selectionName: 'Jodi 42', odds: 95 });
  const statement = await desk.call('user/userStatement', {}, client);
  expect(JSON.stringify(statement.data)).toContain('Sandhya Evening');
});

test('the room shows every matka, and then those that differ', async () => {
  desk.clock.setBy(desk.dayOf(code).open.betsUntil - 1000 - desk.clock.now());
  const socket = await desk.provedSocket(await desk.player());
  socket.io.emit('JoinRoom', { room: 'matka', changes: true });
  const whole = matkaPicture.parse(await socket.next('matka'));
  expect(whole.matkas).toHaveLength(matkaMarkets.length);
  expect(JSON.stringify(whole)).not.toContain('betStatus');
  desk.clock.advance(1250);
  const patch = matkaPicture.parse(await socket.next('matka/changes'));
  expect(patch.n).toBe(whole.n + 1);
  expect(patch.matkas.find((state) => state.matkaEventId === matkaEventId)).toMatchObject({
    openBet: false,
    jodiBet: false,
  });
  const page = await desk.send('/cache/matka/matka');
  expect(matkaPicture.parse(JSON.parse(page.text)).matkas).toHaveLength(matkaMarkets.length);
  expect((await desk.send('/cache/matka/none')).status).toBe(404);
});

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
  '%s has no results, bets or proof, and is no fault',
  async (day) => {
    const asker = await desk.player();
    const requests = [{ fromDate: day, toDate: day }, { toDate: day }, { fromDate: day }];
    for (const request of requests)
      for (const path of ['matka/matkaChart', 'matka/matkaBetList'] as const)
        expect((await desk.call(path, { matkaEventId, ...request }, asker)).status).toBe(200);
    const [only] = requests;
    expect((await desk.call('matka/matkaChart', { matkaEventId, ...only }, asker)).data).toEqual([]);
    expect((await desk.call('matka/matkaBetList', { ...only }, asker)).data).toEqual([]);
    const proof = await desk.call('matka/matkaProof', { matkaEventId, day }, asker);
    expect(proof).toMatchObject({ status: 200, error: true, refusal: { key: 'not-available-yet' } });
  },
);

test('a proof has the rules that its day was opened under, as long as one of its rounds is kept', async () => {
  const [asker, round] = [await desk.player(), desk.dayOf('purab')];
  const rules = async () => {
    const request = { matkaEventId: '7006', day: round.day };
    const { version, payTableHash } = (await desk.call('matka/matkaProof', request, asker)).data ?? {};
    return [version, payTableHash];
  };
  expect(await rules()).toEqual([matkaVersion, matkaPayTableHash()]);
  const [older, newer] = ['a'.repeat(64), 'b'.repeat(64)];
  const commit = (part: MatkaPart, commitment: string) =>
    desk.db.query(recommit, [marketOfPart(round, part), commitment]);
  const bound = await Promise.all(drawNames.map((draw) => readRound(desk.db, marketOfPart(round, draw))));
  await commit('open', `${'c'.repeat(64)}.v7.${older}`);
  expect(await rules()).toEqual([7, older]);
  await commit('open', `operator.v8.${newer}`);
  expect(await rules()).toEqual([8, newer]);
  for (const draw of drawNames) await commit(draw, '');
  await commit('jodi', `${'c'.repeat(64)}.v7.${older}+${'d'.repeat(64)}.v7.${older}`);
  expect(await rules()).toEqual([7, older]);
  await commit('jodi', '');
  expect(await rules()).toEqual([0, '']);
  // The audit at the end compares them with their seeds.
  for (const [index, draw] of drawNames.entries()) await commit(draw, bound[index]?.commitment ?? '');
});
