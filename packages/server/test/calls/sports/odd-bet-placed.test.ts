import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMarketState } from '../../../src/bets/markets-store.ts';
import { type CupTie, cupTie } from '../../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

type BetOverrides = Parameters<SportsDesk['betOdds']>[2];

const minuteMs = 60_000;
const shutMatch = statement('test-shut-match', 'update match set bet_status = false where event_id = $1');
/** A match that starts after this time. */
const tieIn = (minutes: number) => desk.tie({ startsAt: desk.clock.now() + minutes * minuteMs });

describe('a bet on an odds market', () => {
  test('is placed, its worst case held, and the coins left sent', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const reply = await desk.betOdds(client, tie, {
      betFor: 'bookmaker',
      betfairMarketId: tie.ids.bookmaker,
    });
    expect(reply).toMatchObject({ status: 200, error: false, code: 0, message: 'Bet Placed Successfully' });
    expect(reply.data).toEqual({
      betId: expect.stringMatching(/^\d+$/),
      totalCoins: 4000,
      exposure: 1000,
      odds: 0.9,
    });
    expect(await desk.wallet(client)).toEqual({ coins: 4000, exposure: 1000 });
    expect(await desk.rows(client)).toEqual({ bets: 1, transfers: 0 });
  });

  const kinds: readonly (readonly [string, NonNullable<BetOverrides>, number])[] = [
    ['a khai on the bookmaker risks the profit it would pay', { type: 'K', odds: 0.94 }, 940],
    ['a lagai on match odds risks the stake', { oddsType: 'matchOdds', odds: 1.9 }, 1000],
    [
      'a khai on match odds at a decimal price risks the profit',
      { oddsType: 'matchOdds', type: 'K', odds: 1.92 },
      920,
    ],
    [
      'a khai on the second team is one on its own price',
      { oddsType: 'matchOdds', type: 'K', odds: 2.1, selectionId: '2' },
      1100,
    ],
    ['a tied match takes a yes', { oddsType: 'tiedMatch', odds: 51 }, 1000],
    ['a tied match takes a no', { oddsType: 'tiedMatch', odds: 1.03, selectionId: '2' }, 1000],
    ['a toss takes a lagai', { oddsType: 'toss', odds: 0.95 }, 1000],
    ['a toss takes a khai', { oddsType: 'toss', type: 'K', odds: 1.05 }, 1050],
  ];
  test.each(kinds)('%s', async (_, overrides, exposure) => {
    const [client, tie] = [await desk.bettor(5000), await tieIn(120)];
    const reply = await desk.betOdds(client, tie, overrides);
    expect([reply.message, reply.data?.exposure]).toEqual(['Bet Placed Successfully', exposure]);
  });

  test('takes figures sent as text, as old clients do', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const reply = await desk.betOdds(client, tie, { odds: '0.9', amount: '1000', selectionId: 1 });
    expect(reply.data?.exposure).toBe(1000);
  });

  test('that hedges another lowers what is held, even without a coin left', async () => {
    const [client, tie] = [await desk.bettor(1000), await desk.tie()];
    await desk.betOdds(client, tie);
    expect(await desk.wallet(client)).toEqual({ coins: 0, exposure: 1000 });
    const hedge = await desk.betOdds(client, tie, { type: 'K', odds: 0.94 });
    expect(hedge.data).toMatchObject({ totalCoins: 960, exposure: 40 });
  });

  test('is accepted at the board’s rate when that is better than seen, or worse by no more than the difference', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.betOdds(client, tie, { odds: 0.88 });
    await desk.betOdds(client, tie, { odds: 0.91 });
    const list = await desk.call('user/clientBetListByMarketId', { marketId: tie.marketId }, client);
    expect(list.data?.oddsBetsData.map(({ odds }) => odds)).toEqual([0.9, 0.9]);
    const stories = await Promise.all(
      (list.data?.oddsBetsData ?? []).map(({ _id }) => desk.call('user/betStory', { betId: _id }, client)),
    );
    expect(stories.map(({ data }) => [data?.oddsSeen, data?.odds])).toEqual([
      [0.91, 0.9],
      [0.88, 0.9],
    ]);
  });

  test('needs a session', async () => {
    const tie = await desk.tie();
    const request = { odds: 0.9, amount: 1000, selectionId: '1', oddsType: 'bookmaker', type: 'L' } as const;
    const reply = await desk.call('sports/oddBetPlaced', {
      ...request,
      marketId: tie.marketId,
      eventId: tie.eventId,
    });
    expect([reply.status, reply.code]).toEqual([401, 3]);
  });
});

test('a refused bet carries the key and figures of its message, for other languages', async () => {
  const [client, tie] = [await desk.bettor(500), await desk.tie()];
  const reply = await desk.betOdds(client, tie);
  expect(reply.message).toBe('This bet needs 1,000 coins and 500 are available');
  expect(reply.refusal).toEqual({
    key: 'not-enough-coins',
    figures: { needed: '1,000', available: '500' },
  });
});

describe('a size shown on the exchange', () => {
  const exchange = { oddsType: 'matchOdds', odds: 1.9 } as const;

  test('can be had at its price, and no more than it', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    expect((await desk.betOdds(client, tie, { ...exchange, amount: 1000 })).data?.odds).toBe(1.9);
    const more = await desk.betOdds(client, tie, { ...exchange, amount: 5000 });
    expect([more.error, more.message]).toEqual([true, 'Only 1,000 is available at this price']);
  });

  test('of the next price is taken when the best has too little and the client asked for no better', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    expect((await desk.betOdds(client, tie, { ...exchange, amount: 1100, odds: 1.89 })).data?.odds).toBe(
      1.89,
    );
  });

  test('is never more than one bet may stake', async () => {
    const tie = await desk.tie();
    await desk.sendChanges(
      tie.open(tie.ids.matchOdds, [
        { runnerId: 'lions', back: [{ odds: 9000, size: 900_000_000 }], lay: [] },
        { runnerId: 'tigers', back: [], lay: [] },
      ]),
    );
    const { text } = await desk.send(`/cache/odds/${tie.eventId}`);
    const [market] = JSON.parse(text).data;
    expect(market.runners[0].ex.availableToBack).toEqual([{ price: 1.9, size: 200_000 }]);
  });
});

describe('a toss bet', () => {
  const toss = { oddsType: 'toss', odds: 0.95 } as const;
  const late = 'Bets on this market are accepted until 60 minutes before the start';

  test('is taken until an hour before the start, and refused from then on, whatever the feed says', async () => {
    const [client, tie] = [await desk.bettor(), await tieIn(61)];
    expect((await desk.betOdds(client, tie, toss)).message).toBe('Bet Placed Successfully');
    desk.clock.advance(minuteMs);
    await desk.sendChanges(...tie.prices);
    expect(await desk.betOdds(client, tie, toss)).toMatchObject({
      status: 422,
      error: true,
      message: late,
      refusal: { key: 'too-late', figures: { minutes: '60' } },
    });
    expect((await desk.betOdds(client, tie)).message).toBe('Bet Placed Successfully');
    expect((await desk.rows(client)).bets).toBe(2);
  });

  test('that is late is refused as late, though the feed has suspended the toss or the house the match', async () => {
    const [client, tie] = [await desk.bettor(), await tieIn(59)];
    await desk.sendChanges(tie.suspend(tie.ids.toss));
    expect((await desk.betOdds(client, tie, toss)).message).toBe(late);
    await desk.db.query(shutMatch, [tie.eventId]);
    desk.clock.advance(5000);
    await desk.sendChanges();
    expect((await desk.betOdds(client, tie)).message).toBe('This market is suspended');
    expect((await desk.betOdds(client, tie, toss)).message).toBe(late);
  });
});

describe('a refused bet says why, holds nothing and leaves no row', () => {
  type Arrange = (tie: CupTie) => unknown;
  const nothing: Arrange = () => undefined;
  const cases: readonly (readonly [string, Arrange, NonNullable<BetOverrides>, string])[] = [
    [
      'a market the operator shut',
      (tie) => setMarketState(desk.db, [tie.ids.bookmaker], 'shut'),
      {},
      'This market is shut',
    ],
    [
      'a market the feed shut',
      (tie) => desk.sendChanges(tie.shut(tie.ids.bookmaker)),
      {},
      'This market is suspended',
    ],
    [
      'a price that comes after the shutting',
      (tie) => desk.sendChanges(tie.shut(tie.ids.bookmaker), ...tie.prices),
      {},
      'This market is suspended',
    ],
    [
      'a suspended market',
      (tie) => desk.sendChanges(tie.suspend(tie.ids.bookmaker)),
      {},
      'This market is suspended',
    ],
    ['a stale price', () => desk.clock.advance(7000), {}, 'Price is 7 s old, more than the 6 s allowed'],
    [
      'a suspended market of a feed that fell silent',
      async (tie) => {
        await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
        desk.clock.advance(7000);
      },
      {},
      'This market is suspended',
    ],
    [
      'a team without a price of a feed that fell silent',
      () => desk.clock.advance(7000),
      { selectionId: '2' },
      'Tigers is suspended',
    ],
    [
      'a price no market has',
      nothing,
      { oddsType: 'matchOdds', odds: 0.5 },
      'This selection is not on offer',
    ],
    [
      'a finished market',
      (tie) => desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' })),
      {},
      'This market is settled',
    ],
    ['a team without a price', nothing, { selectionId: '2' }, 'Tigers is suspended'],
    ['a selection nobody has', nothing, { selectionId: '3' }, 'This selection is not on offer'],
    ["a runner's inner id", nothing, { selectionId: 'lions' }, 'This selection is not on offer'],
    ['a rate past the difference', nothing, { odds: 0.95 }, 'Rate changed from 95 to 90'],
    ['a lay rate past the difference', nothing, { type: 'K', odds: 0.9 }, 'Rate changed from 90 to 94'],
    [
      'a decimal rate past the difference',
      nothing,
      { oddsType: 'matchOdds', odds: 1.95 },
      'Rate changed from 1.95 to 1.9',
    ],
    ['an amount below the least', nothing, { amount: 99 }, 'Minimum bet is 100'],
    ['an amount above the most', nothing, { amount: 500_001 }, 'Maximum bet is 5,00,000'],
    [
      'an amount above the most of match odds',
      nothing,
      { oddsType: 'matchOdds', odds: 1.9, amount: 200_001 },
      'Maximum bet is 2,00,000',
    ],
    [
      'an amount above the most of a tied match',
      nothing,
      { oddsType: 'tiedMatch', odds: 51, amount: 50_001 },
      'Maximum bet is 50,000',
    ],
    [
      'an amount above the general most, where the toss has none of its own',
      nothing,
      { oddsType: 'toss', odds: 0.95, amount: 500_001 },
      'Maximum bet is 5,00,000',
    ],
    ['a fractional amount', nothing, { amount: 100.5 }, 'Stake must be a whole number of coins above 0'],
    [
      'a fraction finer than a hundredth',
      nothing,
      { amount: 100.555 },
      'Stake must be a whole number of coins above 0',
    ],
    ['an enormous amount', nothing, { amount: 9_999_999_999_999 }, 'Maximum bet is 5,00,000'],
    [
      'more than the client has',
      nothing,
      { amount: 200_000 },
      'This bet needs 2,00,000 coins and 1,00,000 are available',
    ],
    ['another match', nothing, { marketId: '1.404' }, 'This match is not on offer'],
  ];
  test.each(cases)('%s', async (_, arrange, overrides, message) => {
    const [client, tie] = [await desk.bettor(), await tieIn(120)];
    await arrange(tie);
    const reply = await desk.betOdds(client, tie, overrides);
    expect(reply).toMatchObject({ status: 422, error: true, message });
    expect(await desk.wallet(client)).toEqual({ coins: 100_000, exposure: 0 });
    expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
  });

  const malformed: readonly (readonly [string, object, string])[] = [
    ['negative', { amount: -100 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['beyond what a number holds', { amount: 1e15 }, 'amount'],
    ['infinite', { amount: '1e999' }, 'amount'],
    ['words', { amount: 'all of it' }, 'amount'],
  ];
  test.each(malformed)(
    'an amount that is %s is malformed, and the field is named',
    async (_, overrides, field) => {
      const [client, tie] = [await desk.bettor(), await desk.tie()];
      const body = {
        odds: 0.9,
        selectionId: '1',
        marketId: tie.marketId,
        eventId: tie.eventId,
        oddsType: 'bookmaker',
        type: 'L',
        ...overrides,
      };
      const got = await desk.sendBody('sports/oddBetPlaced', JSON.stringify(body), client);
      expect(got.status).toBe(400);
      expect(JSON.parse(got.text)).toMatchObject({
        error: true,
        message: 'Please enter an amount above 0',
        detail: expect.stringMatching(`^${field}: `),
      });
      expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
    },
  );

  test('a market the match does not have', async () => {
    const client = await desk.bettor();
    const tie = await desk.tie();
    await desk.sendChanges({ kind: 'match', match: { ...tie.match, id: '8001' } });
    const reply = await desk.betOdds(client, tie, { marketId: '1.8001', eventId: '8001' });
    expect(reply).toMatchObject({ error: true, message: 'This market is not on offer' });
  });
});

describe('the same request id', () => {
  test('twice is one bet and one answer, also once the market is settled', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const first = await desk.betOdds(client, tie, { requestId: 'request-1' });
    const again = await desk.betOdds(client, tie, { requestId: 'request-1' });
    await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'tigers' }));
    const late = await desk.betOdds(client, tie, { requestId: 'request-1' });
    expect([again.data?.betId, late.data?.betId]).toEqual([first.data?.betId, first.data?.betId]);
    expect(await desk.rows(client)).toEqual({ bets: 1, transfers: 1 });
  });

  test('of two requests at once is one bet', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => desk.betOdds(client, tie, { requestId: 'request-2' })),
    );
    expect(new Set(replies.map((reply) => reply.data?.betId)).size).toBe(1);
    expect((await desk.rows(client)).bets).toBe(1);
  });

  test('with another bet in it is refused', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie, { requestId: 'request-3' });
    const other = await desk.betOdds(client, tie, { requestId: 'request-3', amount: 2000 });
    expect(other).toMatchObject({
      error: true,
      message: 'Request request-3 was already used for a different bet',
    });
    expect(await desk.wallet(client)).toEqual({ coins: 99_000, exposure: 1000 });
  });

  test('once refused stays refused, though the market has opened again', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    await desk.betOdds(client, tie, { requestId: 'request-4' });
    await desk.sendChanges(...tie.prices);
    const again = await desk.betOdds(client, tie, { requestId: 'request-4' });
    expect(again).toMatchObject({ status: 422, error: true, message: 'This market is suspended' });
    expect((await desk.rows(client)).bets).toBe(0);
  });

  test('once refused for want of an offer stays refused, though there is one now', async () => {
    const [client, tie] = [await desk.bettor(), cupTie('880088')];
    const early = await desk.betOdds(client, tie, { requestId: 'request-8' });
    await desk.sendChanges(...tie.all);
    const again = await desk.betOdds(client, tie, { requestId: 'request-8' });
    expect([early, again]).toMatchObject(
      [1, 2].map(() => ({ error: true, message: 'This match is not on offer' })),
    );
    expect((await desk.rows(client)).bets).toBe(0);
  });

  test.each([
    ['another match', { marketId: '1.404' }],
    ['an amount that is none', { amount: 100.001 }],
  ])('of a bet in the books, sent again with %s, is refused as used', async (_what, other) => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie, { requestId: 'request-9' });
    const reply = await desk.betOdds(client, tie, { requestId: 'request-9', ...other });
    expect(reply).toMatchObject({
      error: true,
      message: 'Request request-9 was already used for a different bet',
    });
  });

  test('gets its answer again when the match has long left the board', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const first = await desk.betOdds(client, tie, { requestId: 'request-5' });
    await desk.betOdds(client, tie, { requestId: 'request-6', amount: 1 });
    await desk.sendChanges(tie.withStatus('completed'));
    desk.clock.advance(61 * 60_000);
    expect(await desk.betOdds(client, tie, { requestId: 'request-5' })).toMatchObject({ data: first.data });
    expect(await desk.betOdds(client, tie, { requestId: 'request-6', amount: 1 })).toMatchObject({
      message: 'Minimum bet is 100',
    });
    expect(await desk.betOdds(client, tie, { requestId: 'request-7' })).toMatchObject({
      error: true,
      message: 'This match is not on offer',
    });
  });

  test('left out makes every request a bet of its own', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    await desk.betOdds(client, tie);
    expect((await desk.rows(client)).bets).toBe(2);
  });
});
