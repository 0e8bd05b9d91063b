import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../support/operate-house.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const say = (...argv: string[]) =>
  operateHouse(desk, { ...operatedProducts(desk.products), sports: desk.sports.operator }, argv);

it('shut-match stops the betting on a match at once, and open-match lets it go on', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor();
  expect((await desk.betOdds(client, tie)).error).toBe(false);
  expect((await say('shut-match', tie.eventId)).lines).toEqual([
    expect.stringMatching(new RegExp(`^Betting on .+ \\(${tie.eventId}\\) is shut\\.$`)),
  ]);
  for (const bet of [() => desk.betOdds(client, tie), () => desk.betSession(client, tie)]) {
    expect(await bet()).toMatchObject({ error: true, refusal: { key: 'market-suspended' } });
  }
  const { marketId } = tie;
  expect((await desk.call('sports/sportByMarketId', { marketId }, client)).data).toMatchObject({
    betStatus: false,
  });
  await say('open-match', tie.eventId);
  expect((await desk.betOdds(client, tie)).error).toBe(false);
});

it('notifies the open pages', async () => {
  const tie = await desk.tie();
  const socket = await desk.provedSocket(await desk.bettor());
  await say('shut-match', tie.eventId);
  expect(await socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
});

it('refuses a match there is not', async () => {
  expect(await say('shut-match', 'nowhere')).toMatchObject({
    exit: 1,
    reason: 'shut-match: There is no match "nowhere".',
  });
});
