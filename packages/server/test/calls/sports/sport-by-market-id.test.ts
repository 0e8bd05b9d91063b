import { maxMinCoins } from '@maidan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const detail = async (marketId: string) =>
  desk.call('sports/sportByMarketId', { marketId }, await desk.bettor());

test('a match is sent with every field of the wire, its limits as text', async () => {
  const { eventId, marketId } = await desk.tie();
  const reply = await detail(marketId);
  expect(reply.data).toEqual({
    _id: eventId,
    matchName: 'Lions v Tigers',
    matchDate: '01-01-2026 05:30:00',
    seriesName: 'Cup',
    status: 'INPLAY',
    marketId,
    eventId,
    cacheUrl: `/cache/bookmaker/${marketId}`,
    otherMarketCacheUrl: `/cache/odds/${eventId}`,
    socketUrl: '/',
    socketPerm: true,
    scoreIframe: `/score/${eventId}`,
    tvUrl: `/tv/${eventId}`,
    sportId: 4,
    priority: 1,
    notification: '',
    isMatchOdds: true,
    isTieOdds: true,
    isToss: true,
    isTallScore: true,
    betStatus: true,
    maxMinCoins: expect.any(String),
  });
  expect(maxMinCoins.parse(JSON.parse(reply.data?.maxMinCoins ?? ''))).toEqual({
    maximum_match_bet: 500_000,
    minimum_match_bet: 100,
    maximum_session_bet: 100_000,
    minimum_session_bet: 100,
    maximum_tie_coins: 50_000,
    maximum_toss_coins: 0,
    maximum_matchOdds_coins: 200_000,
  });
});

test('the score frame of cricket is drawn taller, that of other sports is not', async () => {
  const isTall = async (sport: 'cricket' | 'football' | 'tennis') =>
    (await detail((await desk.tie({ sport })).marketId)).data?.isTallScore;
  expect([await isTall('cricket'), await isTall('football'), await isTall('tennis')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a market once decided is no longer offered, though suspended ones still are', async () => {
  const tie = await desk.tie();
  await desk.sendChanges(
    tie.suspend(tie.ids.matchOdds),
    tie.result(tie.ids.toss, { kind: 'winner', runnerId: 'lions' }),
    tie.result(tie.ids.tiedMatch, { kind: 'winner', runnerId: 'no' }),
  );
  expect((await detail(tie.marketId)).data).toMatchObject({
    isMatchOdds: true,
    isTieOdds: false,
    isToss: false,
  });
});

test.each([
  ['completed', 'COMPLETED'],
  ['abandoned', 'ABANDONED'],
] as const)('a match that is %s says so, and still does once it is off the board', async (status, shown) => {
  const tie = await desk.tie();
  await desk.sendChanges(tie.withStatus(status));
  expect((await detail(tie.marketId)).data?.status).toBe(shown);
  desk.clock.advance(60 * 60_000);
  expect((await desk.send(`/cache/bookmaker/${tie.marketId}`)).status).toBe(404);
  expect((await detail(tie.marketId)).data).toMatchObject({
    status: shown,
    isMatchOdds: false,
    isTieOdds: false,
    isToss: false,
  });
});

test('an unknown match is refused, and a request without a match is malformed', async () => {
  expect(await detail('1.404')).toMatchObject({
    status: 200,
    error: true,
    message: 'This match is not on offer',
  });
  const got = await desk.sendBody('sports/sportByMarketId', '{}', await desk.bettor());
  expect([got.status, JSON.parse(got.text).detail]).toEqual([400, expect.stringMatching(/^marketId: /)]);
});
