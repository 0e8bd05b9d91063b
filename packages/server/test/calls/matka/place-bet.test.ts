import type { RequestOf } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatkaDesk, openMatkaDesk } from '../../support/matka-desk.ts';

type BetOverrides = Partial<RequestOf<'matka/matkaPlaceBet'>>;

let desk: MatkaDesk;
beforeAll(async () => {
  desk = await openMatkaDesk();
});
afterAll(async () => {
  await desk.expectSound();
  await desk.close();
});

const haroop = '7006';

describe('a bet on a number of its game', () => {
  test.each<[string, BetOverrides, number]>([
    ['a single', { gameType: 'SINGLE', betNumber: '0' }, 9.5],
    ['a single sent as a number', { gameType: 'SINGLE', betNumber: 7 }, 9.5],
    ['a single on the close', { gameType: 'SINGLE', betType: 'CLOSE', betNumber: '0' }, 9.5],
    ['a jodi sent as CLOSE', { gameType: 'JODI', betType: 'CLOSE', betNumber: '05' }, 95],
    ['a single patti', { gameType: 'SINGLE_PATTI', betNumber: '140' }, 140],
    ['a double patti', { gameType: 'DOUBLE_PATTI', betNumber: '100' }, 280],
    ['a triple patti', { gameType: 'TRIPLE_PATTI', betNumber: '000' }, 800],
    ['odd', { gameType: 'ODD_EVEN', betNumber: 'ODD' }, 1.9],
    ['even on the close', { gameType: 'ODD_EVEN', betType: 'CLOSE', betNumber: 'EVEN' }, 1.9],
    ['andar of the haroop slip', { matkaEventId: haroop, betNumber: '10' }, 9.5],
    ['bahar of the haroop slip', { matkaEventId: haroop, betType: 'CLOSE', betNumber: '1' }, 9.5],
    [
      'a jodi of the haroop slip, sent as OPEN',
      { matkaEventId: haroop, gameType: 'JODI', betNumber: '100' },
      95,
    ],
  ])('is taken at the rate of the game: %s', async (_what, overrides, odds) => {
    const client = await desk.player();
    expect(await desk.place(client, overrides)).toMatchObject({
      status: 200,
      error: false,
      message: 'Bet Successful',
      data: { totalCoins: 999_900, exposure: 100, odds },
    });
  });

  test.each([
    ['10', 'SINGLE'],
    ['1', 'SINGLE'],
    ['100', 'JODI'],
  ] as const)(
    'is listed by the number that was chosen on the haroop slip: %s',
    async (betNumber, gameType) => {
      const client = await desk.player();
      await desk.place(client, { matkaEventId: haroop, gameType, betNumber });
      const { data } = await desk.call('matka/matkaBetList', {}, client);
      expect(data).toMatchObject([{ betNumber, gameType }]);
    },
  );

  test('is the same bet when it is sent again under its request id, and another one is refused', async () => {
    const client = await desk.player();
    const first = await desk.place(client, { requestId: 'once-and-again' });
    expect((await desk.place(client, { requestId: 'once-and-again' })).data?.betId).toBe(first.data?.betId);
    expect(await desk.wallet(client)).toMatchObject({ exposure: 100 });
    expect(await desk.place(client, { requestId: 'once-and-again', betNumber: '9' })).toMatchObject({
      error: true,
      refusal: { key: 'request-id-reused' },
    });
  });
});

describe('a bet is refused', () => {
  const offersNo = (number: string) => `This market does not offer ${number}`;
  test.each<[string, BetOverrides, string]>([
    ['12 in single', { betNumber: '12' }, offersNo('12')],
    ['10 in a single without the haroop slip', { betNumber: '10' }, offersNo('10')],
    ['121 in single patti', { gameType: 'SINGLE_PATTI', betNumber: '121' }, offersNo('121')],
    ['a double in single patti', { gameType: 'SINGLE_PATTI', betNumber: '112' }, offersNo('112')],
    ['a patti out of order', { gameType: 'SINGLE_PATTI', betNumber: '041' }, offersNo('041')],
    ['a single in double patti', { gameType: 'DOUBLE_PATTI', betNumber: '123' }, offersNo('123')],
    ['a double in triple patti', { gameType: 'TRIPLE_PATTI', betNumber: '112' }, offersNo('112')],
    ['100 in jodi', { gameType: 'JODI', betNumber: '100' }, offersNo('100')],
    ['a jodi of one digit', { gameType: 'JODI', betNumber: '5' }, offersNo('5')],
    ['101 on the haroop slip', { matkaEventId: haroop, gameType: 'JODI', betNumber: '101' }, offersNo('101')],
    ['a digit in odd-even', { gameType: 'ODD_EVEN', betNumber: '1' }, offersNo('1')],
    ['ODD in single', { betNumber: 'ODD' }, offersNo('ODD')],
    [
      'a patti on the haroop slip',
      { matkaEventId: haroop, gameType: 'SINGLE_PATTI', betNumber: '123' },
      'This market is not on offer',
    ],
    ['a matka that is not there', { matkaEventId: '1' }, 'This market is not on offer'],
    ['a stake below the least', { amount: 9 }, 'Minimum bet is 10'],
    ['a stake above the most', { amount: 25_001 }, 'Maximum bet is 25,000'],
    ['a stake of half a coin', { amount: 10.5 }, 'Stake must be a whole number of coins above 0'],
    ['another day than the one that is played', { day: '2025-12-31' }, 'Matka Bet Timeout'],
    [
      'a jodi of another day',
      { gameType: 'JODI', betNumber: '11', day: '2025-12-31' },
      'Jodi Status Closed ',
    ],
  ])('for %s', async (_what, overrides, message) => {
    const client = await desk.player();
    expect(await desk.place(client, overrides)).toMatchObject({ status: 422, error: true, message });
    expect(await desk.wallet(client)).toMatchObject({ exposure: 0 });
  });

  test('for a number that would pay more to all clients than the house pays on one', async () => {
    const [client, other] = [await desk.player(), await desk.player()];
    const bet: BetOverrides = { matkaEventId: '7003', gameType: 'TRIPLE_PATTI', betNumber: '777' };
    expect((await desk.place(client, { ...bet, amount: 3_000 })).error).toBe(false);
    // Of 2,500,000 coins at 800 there are 125 left.
    expect((await desk.place(other, { ...bet, amount: 126 })).message).toBe(
      'The house can take up to 125 on this now',
    );
  });

  test('for more coins than there are', async () => {
    const client = await desk.player(50);
    expect((await desk.place(client)).message).toBe('This bet needs 100 coins and 50 are available');
  });

  test('for a client whose upline has shut its betting, in the words of the specification', async () => {
    const client = await desk.player();
    await desk.db.script(`update account set bet_status = false where id = ${client.id}`);
    expect((await desk.place(client)).message).toBe('Your Bet is Closed Please Connect With Upline');
    expect(await desk.market(client)).toMatchObject({ betStatus: false });
  });

  test('without a market type, with the field named', async () => {
    const client = await desk.player();
    const body = { matkaEventId: '7007', gameType: 'SINGLE', betNumber: '8', amount: 100 };
    const got = await desk.sendBody('matka/matkaPlaceBet', JSON.stringify(body), client);
    expect([got.status, got.text.includes('betType')]).toEqual([400, true]);
  });
});

describe('the cut-off', () => {
  const code = 'sandhya';
  const jodi: BetOverrides = { gameType: 'JODI', betType: 'CLOSE', betNumber: '80' };

  test('of the open is its millisecond: the one before takes open bets and jodis, it takes neither', async () => {
    const client = await desk.player();
    const { open } = desk.dayOf(code);
    desk.clock.setBy(open.betsUntil - 1 - desk.clock.now());
    for (const overrides of [{}, jodi])
      expect((await desk.place(client, overrides)).message).toBe('Bet Successful');
    desk.clock.advance(1);
    expect((await desk.place(client)).message).toBe('Matka Bet Timeout');
    expect((await desk.place(client, jodi)).message).toBe('Jodi Status Closed ');
    expect((await desk.place(client, { betType: 'CLOSE' })).message).toBe('Bet Successful');
    expect(await desk.market(client)).toMatchObject({ openBet: false, jodiBet: false, closeBet: true });
  });

  test('of a jodi is past once the open is drawn', async () => {
    const client = await desk.player();
    await desk.toDraw(code, 'open');
    expect((await desk.place(client, jodi)).message).toBe('Jodi Status Closed ');
    expect((await desk.place(client)).message).toBe('Matka Bet Timeout');
  });

  test('of the close is its millisecond', async () => {
    const client = await desk.player();
    const { close } = desk.dayOf(code);
    desk.clock.setBy(close.betsUntil - 1 - desk.clock.now());
    expect((await desk.place(client, { betType: 'CLOSE' })).message).toBe('Bet Successful');
    desk.clock.advance(1);
    expect((await desk.place(client, { betType: 'CLOSE' })).message).toBe('Matka Bet Timeout');
  });

  test('is followed by the next day ten minutes after the result', async () => {
    const client = await desk.player();
    const { day } = desk.dayOf(code);
    await desk.toDraw(code, 'close');
    expect((await desk.place(client)).message).toBe('Matka Bet Timeout');
    await desk.to(code, desk.clock.now() + 10 * 60_000);
    expect((await desk.place(client, { day })).message).toBe('Matka Bet Timeout');
    expect((await desk.place(client)).message).toBe('Bet Successful');
  });
});
