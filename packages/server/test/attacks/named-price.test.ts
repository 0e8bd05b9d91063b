import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const fivePoints = { rate: 500 };

describe('a client that names its own price', () => {
  test('cannot lay at 1.00 with nothing held where the board is within its rate difference', async () => {
    const [client, tie] = [await desk.bettor(1), await desk.tie()];
    await desk.call('user/updateRateReffrenece', fivePoints, client);
    await desk.sendChanges(tie.open(tie.ids.matchOdds, [tie.bestOf('lions', 200, 300)]));
    const lay = { oddsType: 'matchOdds', type: 'K', amount: 1000 } as const;
    for (const odds of [1, 1.0001])
      expect((await desk.betOdds(client, tie, { ...lay, odds })).error).toBe(true);
    expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
  });

  test('is never given a sure profit by backing above and laying below the board', async () => {
    const [client, tie] = [await desk.bettor(50_000), await desk.tie()];
    await desk.call('user/updateRateReffrenece', fivePoints, client);
    await desk.betOdds(client, tie, { oddsType: 'matchOdds', type: 'L', odds: 1.95 });
    await desk.betOdds(client, tie, { oddsType: 'matchOdds', type: 'K', odds: 1.87 });
    const list = await desk.call('user/clientBetListByMarketId', { marketId: tie.marketId }, client);
    expect(list.data?.oddsBetsData.map(({ type, odds }) => [type, odds])).toEqual([
      ['K', 1.92],
      ['L', 1.9],
    ]);
    const position = await desk.call('sports/userPositionByMarketId', { marketId: tie.marketId }, client);
    const profits = position.data?.oddsPosition.map(({ totalPosition }) => totalPosition) ?? [];
    expect(Math.min(...profits)).toBeLessThan(0);
  });

  test('gets the board’s price, not the far worse one it names', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const reply = await desk.betOdds(client, tie, { oddsType: 'matchOdds', type: 'K', odds: 1000 });
    expect(reply.data).toMatchObject({ exposure: 920 });
  });

  test.each([
    ['a bookmaker lagai', { oddsType: 'bookmaker', type: 'L', odds: 0.94 }, 0.9],
    ['a bookmaker khai', { oddsType: 'bookmaker', type: 'K', odds: 0.9 }, 0.94],
  ] as const)('is paid the board’s price on %s within its rate difference', async (_, overrides, taken) => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.call('user/updateRateReffrenece', fivePoints, client);
    const reply = await desk.betOdds(client, tie, overrides);
    const story = await desk.call('user/betStory', { betId: reply.data?.betId ?? '' }, client);
    expect([story.data?.oddsSeen, story.data?.odds]).toEqual([overrides.odds, taken]);
  });

  test.each([
    ['Y', { odds: 1.04, run: 46 }],
    ['N', { odds: 0.96, run: 44 }],
  ] as const)('is paid the board’s odds on a session it takes by %s', async (type, overrides) => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.call('user/updateRateReffrenece', fivePoints, client);
    const reply = await desk.betSession(client, tie, { type, ...overrides });
    const story = await desk.call('user/betStory', { betId: reply.data?.betId ?? '' }, client);
    expect([story.data?.oddsSeen, story.data?.odds]).toEqual([overrides.odds, 1]);
  });

  test.each([0, -0.5])('cannot bet at a rate of %d', async (odds) => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    for (const type of ['L', 'K'] as const) {
      expect((await desk.betOdds(client, tie, { type, odds })).error).toBe(true);
    }
    expect((await desk.rows(client)).bets).toBe(0);
  });

  test('cannot bet where the board itself shows a price of 0', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.call('user/updateRateReffrenece', fivePoints, client);
    await desk.sendChanges(tie.line(tie.ids.sixOvers, { yesRun: 46, noRun: 44, yesOdds: 0, noOdds: 0 }));
    for (const [type, run] of [
      ['Y', 46],
      ['N', 44],
    ] as const) {
      const reply = await desk.betSession(client, tie, { type, run, odds: 0.01 });
      expect(reply.refusal?.key).toBe('option-suspended');
    }
    expect((await desk.rows(client)).bets).toBe(0);
  });
});

describe('a request id used again', () => {
  test('for a selection that is not there is refused as reused, not answered for the earlier bet', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.betOdds(client, tie, { requestId: 'taken-already' });
    const again = await desk.betOdds(client, tie, { requestId: 'taken-already', selectionId: '77' });
    expect([again.error, again.message]).toEqual([
      true,
      'Request taken-already was already used for a different bet',
    ]);
    expect((await desk.rows(client)).bets).toBe(1);
  });

  test('for another unknown selection is refused as reused too', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const first = await desk.betOdds(client, tie, { requestId: 'no-such-one', selectionId: '77' });
    expect(first.message).toBe('This selection is not on offer');
    expect(await desk.betOdds(client, tie, { requestId: 'no-such-one', selectionId: '77' })).toEqual(first);
    const other = await desk.betOdds(client, tie, { requestId: 'no-such-one', selectionId: '1' });
    expect(other.message).toBe('Request no-such-one was already used for a different bet');
  });
});
