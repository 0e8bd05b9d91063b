import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk({ brands: { indigo: { encryptedReplies: false } } });
});
afterAll(() => desk.close());

const bettorOf = (brand: string) => desk.client({ username: `KINDS-${brand}`, brand, coins: 100_000 });

test('a brand without match odds neither shows them nor takes bets on them, by whatever way they come', async () => {
  const [tie, client] = [await desk.tie(), await bettorOf('indigo')];
  const { data } = await desk.call('sports/sportByMarketId', { marketId: tie.marketId }, client);
  expect(data?.isMatchOdds).toBe(false);
  const request = { oddsType: 'matchOdds', odds: 1.9, betfairMarketId: tie.ids.matchOdds } as const;
  expect(await desk.betOdds(client, tie, request)).toMatchObject({
    error: true,
    refusal: { key: 'market-not-on-offer' },
  });
  expect((await desk.betOdds(client, tie)).error).toBe(false);
  const plain = await bettorOf('default');
  expect((await desk.betOdds(plain, tie, request)).error).toBe(false);
});

test('nor tied matches, nor sessions', async () => {
  const tie = await desk.tie();
  const [topaz, jade] = [await bettorOf('topaz'), await bettorOf('jade')];
  const tied = { oddsType: 'tiedMatch', odds: 51, selectionId: '1' } as const;
  expect(await desk.betOdds(topaz, tie, tied)).toMatchObject({ refusal: { key: 'market-not-on-offer' } });
  expect(await desk.betSession(jade, tie)).toMatchObject({ refusal: { key: 'session-not-on-offer' } });
  expect((await desk.betSession(topaz, tie)).error).toBe(false);
});

test('the detail of a match says which of its markets the brand offers', async () => {
  const { marketId } = await desk.tie();
  const offeredBy = async (brand: string) => {
    const client = await desk.client({ username: `SEES-${brand}`, brand });
    const { data } = await desk.call('sports/sportByMarketId', { marketId }, client);
    return [data?.isMatchOdds, data?.isTieOdds, data?.isToss];
  };
  expect(await offeredBy('default')).toEqual([true, true, true]);
  expect(await offeredBy('topaz')).toEqual([true, false, true]);
});

test('the list shows prices, marks and open matches by what the brand offers alone', async () => {
  const tie = await desk.tie({ status: 'upcoming' });
  const rowsIn = async (brand: string) => {
    const client = await desk.client({ username: `LISTS-${brand}`, brand });
    return async () => {
      const { data } = await desk.call('sports/matchList', {}, client);
      return data?.find(({ eventId }) => eventId === tie.eventId);
    };
  };
  const [plain, indigo, jade] = [await rowsIn('default'), await rowsIn('indigo'), await rowsIn('jade')];
  const atMatchOdds = { selectionName: 'Lions', back: 1.9, lay: 1.92 };
  const atBookmaker = { ...atMatchOdds, lay: 1.94 };
  expect(await plain()).toMatchObject({ prices: [atMatchOdds, {}], offers: ['bookmaker', 'fancy'] });
  expect(await indigo()).toMatchObject({ prices: [atBookmaker, {}], offers: ['bookmaker', 'fancy'] });
  expect(await jade()).toMatchObject({ prices: [atMatchOdds, {}], offers: ['bookmaker'] });

  const { sixOvers, firstWicket, ...others } = tie.ids;
  await desk.sendChanges(...Object.values(others).map(tie.shut));
  expect(await plain()).toMatchObject({ isOpen: true });
  expect(await jade()).toMatchObject({ isOpen: false });
});
