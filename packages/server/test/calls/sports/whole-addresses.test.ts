import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

const origin = 'https://app.example';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk({
    brands: { ruby: { socketAddress: 'https://live.example' } },
    config: { CLIENT_ORIGINS: [origin] },
  });
});
afterAll(() => desk.close());

test('a client on another host is given addresses that lead to the house, in the list and in the detail', async () => {
  const { eventId, marketId } = await desk.tie();
  const from = { ...(await desk.bettor()), origin };
  const { data: detail } = await desk.call('sports/sportByMarketId', { marketId }, from);
  const { data: list = [] } = await desk.call('sports/matchList', {}, from);
  const whole = {
    cacheUrl: `${desk.address}/cache/bookmaker/${marketId}`,
    otherMarketCacheUrl: `${desk.address}/cache/odds/${eventId}`,
    scoreIframe: `${desk.address}/score/${eventId}`,
    socketUrl: desk.address,
  };
  expect(list.find((match) => match.eventId === eventId)).toMatchObject(whole);
  expect(detail).toMatchObject({ ...whole, tvUrl: `${desk.address}/tv/${eventId}` });
  for (const address of [whole.cacheUrl, whole.otherMarketCacheUrl])
    expect((await fetch(address, { headers: { origin } })).status).toBe(200);
});

test('so are the games of tables and flights', async () => {
  const from = { ...(await desk.bettor()), origin };
  const detailOf = async (eventId: string) =>
    (await desk.call('casino/getDiamondCasinoByEventId', { eventId }, from)).data;
  expect(await detailOf('303031')).toMatchObject({ socketURL: desk.address });
  const code = (await detailOf('3031'))?.shortName;
  expect(await detailOf('3031')).toMatchObject({
    socketURL: desk.address,
    cacheURL: `${desk.address}/cache/table/${code}`,
    videoUrl1: `${desk.address}/table-video/${code}`,
  });
});

test("a brand's own socket address comes first", async () => {
  const { marketId } = await desk.tie();
  const client = await desk.client({ username: 'RUBY', brand: 'ruby' });
  for (const from of [client, { ...client, origin }])
    expect((await desk.call('sports/sportByMarketId', { marketId }, from)).data?.socketUrl).toBe(
      'https://live.example',
    );
});

test.each(['tv', 'score'])(
  'the %s page may be framed by the clients that are named, and by no other',
  async (name) => {
    const { eventId } = await desk.tie();
    const { headers } = await desk.send(`/${name}/${eventId}`);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${origin};`);
    expect(headers['x-frame-options']).toBeUndefined();
  },
);

test('pages with an account may still be framed by nobody else', async () => {
  const { headers } = await desk.send('/signin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
