import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { openRawSocket } from '../support/raw-socket.ts';
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

const exposureOf = async (client: { token: string }) =>
  (await desk.call('user/userBalance', {}, client)).data?.exposure;
const tiger = { sid: '11', rate: '2.94' };
const freshRound = async () => roundIdOf(await desk.freshRound('teen9', 'main'));

/** Sent unchecked, even where the contract forbids it. */
async function send(client: { token: string }, body: object) {
  const roundId = desk.mustTable('teen9').current()?.roundId;
  const whole = { roundId, ...tiger, amount: 100, casinoType: 'teen9', eventId: '3048', ...body };
  const { status, text } = await desk.sendBody('casino/casinoBetPlace', JSON.stringify(whole), client);
  return { status, ...(JSON.parse(text) as { error: boolean; message: string }) };
}

describe('a cheat at a table', () => {
  test.each([
    ['an option in a list', { sid: ['11'] }, 400],
    ['an option in an object', { sid: { sid: '11' } }, 400],
    ['an option of nothing', { sid: '' }, 400],
    ['an option by the name of what every object has', { sid: '__proto__' }, 200],
    ['an option by the name of a method', { sid: 'constructor' }, 200],
    ['a rate in powers of ten', { rate: '1e3' }, 400],
    ['a rate of 0', { rate: '0' }, 200],
    ['a rate below 0', { rate: '-2.94' }, 400],
    ['a rate that is no number', { rate: 'NaN' }, 400],
    ['a rate above the board’s by more than its rate difference', { rate: '3' }, 200],
    ['a rate far above the board’s', { rate: '1000' }, 200],
    ['a lay where only backs are offered', { isLay: true }, 200],
    ['a lay at any price', { isLay: true, rate: '1' }, 200],
    ['the present round of another table', { roundId: 'abj' }, 200],
    ['the other table’s number', { eventId: '3043' }, 200],
    ['the other table’s short name', { casinoType: 'abj' }, 200],
  ])('cannot place a bet by %s', async (_what, overrides, status) => {
    const client = await desk.seat();
    await freshRound();
    const roundId = 'roundId' in overrides ? { roundId: desk.mustTable('abj').current()?.roundId } : {};
    const reply = await send(client, { ...overrides, ...roundId });
    expect([reply.status, reply.error]).toEqual([status, true]);
    expect(await exposureOf(client)).toBe(0);
  });

  test('gets no bet on an option of this table in a round of another, and none the other way round', async () => {
    const client = await desk.seat();
    const other = roundIdOf(await desk.freshRound('abj', 'joker'));
    const here = await freshRound();
    for (const [game, roundId] of [
      [teen9, other],
      [andarBahar, here],
    ] as const) {
      const reply = await desk.place(client, game, { roundId, sid: '11', rate: '1.01' });
      expect(reply.message).toMatch(/^This market is/);
    }
    expect(await exposureOf(client)).toBe(0);
  });

  test.each([1.01, 2.95])('that names a rate of %d is paid the board’s', async (rate) => {
    const client = await desk.seat();
    const roundId = await freshRound();
    const reply = await desk.place(client, teen9, { roundId, sid: '11', rate: String(rate) });
    const story = await desk.call('user/betStory', { betId: reply.data?.betId ?? '' }, client);
    expect([story.data?.oddsSeen, story.data?.odds]).toEqual([rate, 2.94]);
  });

  test('bets with its own coins alone, whomever it names, and learns nothing of another’s request', async () => {
    const [cheat, victim] = [await desk.seat(), await desk.seat()];
    const roundId = await freshRound();
    const requestId = 'the-victims-own';
    const own = await desk.place(victim, teen9, { roundId, ...tiger, requestId });
    const reply = await send(cheat, { userId: victim.userId, clientId: victim.userId, requestId });
    expect(reply.error).toBe(false);
    expect([await exposureOf(cheat), await exposureOf(victim)]).toEqual([100, 100]);
    const again = await desk.place(cheat, teen9, { roundId, ...tiger, requestId });
    expect(again.data?.betId).not.toBe(own.data?.betId);
    expect((await desk.call('user/betStory', { betId: own.data?.betId ?? '' }, cheat)).error).toBe(true);
  });

  test('with two tabs at two tables cannot stake the last coins twice', async () => {
    const client = await desk.seat(100);
    await desk.freshRound('abj', 'joker');
    const [roundId, other] = [await freshRound(), desk.mustTable('abj').current()?.roundId ?? ''];
    const joker = desk.mustTable('abj').moment()?.view.window === 'joker';
    const tabs = [
      desk.place(client, teen9, { roundId, ...tiger }),
      desk.place(client, teen9, { roundId, sid: '21', rate: '2.94' }),
      joker
        ? desk.place(client, andarBahar, { roundId: other, sid: '24', rate: '1.83' })
        : desk.place(client, teen9, { roundId, sid: '31', rate: '2.94' }),
    ];
    const replies = await Promise.all(tabs);
    expect(replies.filter(({ error }) => !error)).toHaveLength(1);
    expect(await exposureOf(client)).toBe(100);
  });

  test('gets one bet and one answer for a thousand sends of one request at once', async () => {
    // The usual limit of calls would refuse most of them first.
    const open = await openTableDesk({ config: { CALLS_PER_TEN_SECONDS: 100_000 } });
    const client = await open.seat();
    const roundId = roundIdOf(await open.freshRound('teen9', 'main'));
    const request = { roundId, ...tiger, requestId: 'once-and-for-all' };
    const replies = await Promise.all(Array.from({ length: 1000 }, () => open.place(client, teen9, request)));
    expect(new Set(replies.map(({ status, error }) => `${status} ${error}`))).toEqual(new Set(['200 false']));
    expect(new Set(replies.map(({ data }) => data?.betId)).size).toBe(1);
    const booked = statement('t-sent-often', `select 1 from bet where request_id = 'once-and-for-all'`);
    expect(await open.db.query(booked)).toHaveLength(1);
    expect((await open.call('user/userBalance', {}, client)).data?.exposure).toBe(100);
    expect((await auditHouse(open.db, undefined, undefined, productChecks)).faults).toEqual([]);
    await open.close();
  });

  test('that joins a table two thousand times at once is disconnected, and is sent no more pictures than a page', async () => {
    const client = await desk.seat();
    const socket = await openRawSocket(desk.address);
    await socket.prove(client);
    socket.send(...Array<string>(2000).fill('42["JoinRoom","teen9"]'));
    await socket.closed;
    expect(socket.heard.filter((text) => text.startsWith('42["teen9"')).length).toBeLessThanOrEqual(60);
  });
});
