import type { AccountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatkaDesk, openMatkaDesk } from '../support/matka-desk.ts';

const code = 'sandhya';

let desk: MatkaDesk;
beforeAll(async () => {
  desk = await openMatkaDesk();
});
afterAll(async () => {
  await desk.expectSound();
  await desk.close();
});

/** Sent unchecked, even where the contract forbids it. */
async function send(client: { token: string }, body: object) {
  const whole = {
    matkaEventId: '7007',
    gameType: 'SINGLE',
    betType: 'OPEN',
    betNumber: '8',
    amount: 100,
    ...body,
  };
  const { status, text } = await desk.sendBody('matka/matkaPlaceBet', JSON.stringify(whole), client);
  return { status, ...(JSON.parse(text) as { error: boolean; message: string }) };
}

const exposureOf = async (client: { id: AccountId }) => (await desk.wallet(client)).exposure;

describe('a cheat at matka', () => {
  test.each([
    ['a number in a list', { betNumber: ['8'] }, 400],
    ['a number by the name of what every object has', { betNumber: '__proto__' }, 400],
    ['a number with a blank', { betNumber: ' 8' }, 400],
    ['a number of other digits', { betNumber: '८' }, 400],
    ['a game that is not there', { gameType: 'SANGAM' }, 400],
    ['a game by the name of a method', { gameType: 'constructor' }, 400],
    ['both draws at once', { betType: 'BOTH' }, 400],
    ['a stake below nothing', { amount: -100 }, 400],
    ['a stake in powers of ten', { amount: '1e3' }, 400],
    ['a stake of a hundredth of a hundredth', { amount: 100.0001 }, 422],
    ['a matka in a list', { matkaEventId: ['7007'] }, 400],
    ['a market in place of the matka', { matkaEventId: 'sandhya-open.1' }, 422],
    ['yesterday', { day: '2025-12-31' }, 422],
    ['a day that does not exist', { day: '2026-02-30' }, 400],
  ])('cannot place a bet by %s', async (_what, overrides, status) => {
    const client = await desk.player();
    const reply = await send(client, overrides);
    expect([reply.status, reply.error]).toEqual([status, true]);
    expect(await exposureOf(client)).toBe(0);
  });

  test('that names a price is paid the rate of the game', async () => {
    const client = await desk.player();
    await send(client, { odds: 1000, rate: 1000, side: 'lay', result: '888' });
    const { data = [] } = await desk.call('matka/matkaBetList', {}, client);
    expect(data).toMatchObject([{ odds: 9.5, betNumber: '8', isDeclare: 0, profitLoss: 0 }]);
    const story = await desk.call('user/betStory', { betId: data[0]?._id ?? '' }, client);
    expect([story.data?.odds, story.data?.oddsSeen]).toEqual([9.5, 9.5]);
  });

  test('bets with its own coins alone, whomever it names, and sees no bet of another', async () => {
    const [cheat, victim] = [await desk.player(), await desk.player()];
    const requestId = 'the-victims-own';
    const own = await desk.place(victim, { requestId });
    expect((await send(cheat, { userId: victim.userId, clientId: victim.userId, requestId })).error).toBe(
      false,
    );
    expect([await exposureOf(cheat), await exposureOf(victim)]).toEqual([100, 100]);
    const again = await desk.place(cheat, { requestId });
    expect(again.data?.betId).not.toBe(own.data?.betId);
    expect((await desk.call('user/betStory', { betId: own.data?.betId ?? '' }, cheat)).error).toBe(true);
    const { data } = await desk.call('matka/matkaBetList', { userId: victim.userId } as object, cheat);
    expect(data).toHaveLength(1);
  });

  test('gets one bet for one request however often it sends it at once', async () => {
    const client = await desk.player();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => desk.place(client, { requestId: 'ten-at-a-time' })),
    );
    expect(new Set(replies.map(({ data }) => data?.betId)).size).toBe(1);
    expect(await exposureOf(client)).toBe(100);
  });

  test('learns neither seed nor panna before the draw, by any call, room or page', async () => {
    const client = await desk.player();
    const { day } = desk.dayOf(code);
    const request = { matkaEventId: '7007' };
    const replies = [
      await desk.call('matka/getMatkaList', {}, client),
      await desk.call('matka/getMatkaByMatkaEventId', request, client),
      await desk.call('matka/matkaProof', { ...request, day }, client),
      await desk.call('matka/matkaChart', request, client),
      (await desk.send('/cache/matka/matka')).text,
      (await desk.send('/cache/matka/matka', { headers: { authorization: `Bearer ${client.token}` } })).text,
    ];
    const { seeds } = desk.mustBoard(code).played() ?? {};
    for (const draw of ['open', 'close'] as const) {
      const seed = Buffer.from(seeds?.[draw].seed ?? []).toString('hex');
      expect(seed).toHaveLength(64);
      for (const reply of replies) expect(JSON.stringify(reply)).not.toContain(seed);
    }
    await desk.toShut(code, 'open');
    await desk.toDraw(code, 'open');
    const close = Buffer.from(seeds?.close.seed ?? []).toString('hex');
    const shown = await desk.call('matka/matkaProof', { ...request, day }, client);
    expect(shown.data?.draws.open.seed).toHaveLength(64);
    expect(JSON.stringify(shown)).not.toContain(close);
  });

  test('is late when the machine’s clock is set back, and cannot bet on a panna it has seen', async () => {
    const client = await desk.player();
    expect(desk.dayOf(code).open.panna).not.toBeNull();
    desk.clock.setBy(-60 * 60_000);
    expect((await desk.place(client)).message).toBe('Matka Bet Timeout');
    expect((await desk.place(client, { gameType: 'JODI', betNumber: '11' })).message).toBe(
      'Jodi Status Closed ',
    );
    expect(await desk.market(client)).toMatchObject({ openBet: false, jodiBet: false });
    desk.clock.setBy(60 * 60_000);
  });

  test('gets no more than the limit of a number through several requests at once', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => desk.player()));
    await desk.run('set-matka', code, '--liability-max', '10000');
    const bet = { betType: 'CLOSE', gameType: 'TRIPLE_PATTI', betNumber: '777', amount: 10 } as const;
    const replies = await Promise.all(clients.map((client) => desk.place(client, bet)));
    expect(replies.filter(({ error }) => !error)).toHaveLength(1);
    expect(replies.find(({ error }) => error)?.message).toBe('The house can take up to 2 on this now');
  });
});
