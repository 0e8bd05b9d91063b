import type { BookmakerPicture, OddsPicture } from '@maidan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CupTie } from '../../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

async function shown({ marketId, eventId, ids }: CupTie) {
  const bookmaker: BookmakerPicture = JSON.parse((await desk.send(`/cache/bookmaker/${marketId}`)).text);
  const odds: OddsPicture = JSON.parse((await desk.send(`/cache/odds/${eventId}`)).text);
  const { session, team_data } = bookmaker.result;
  return {
    session: session.find(({ Selection_id }) => Selection_id === ids.sixOvers)?.running_status,
    bookmaker: team_data[0]?.running_status,
    matchOdds: odds.data.find(({ marketId: id }) => id === ids.matchOdds)?.status,
  };
}

const open = { session: '', bookmaker: '', matchOdds: 'OPEN' };
const suspended = { session: 'SUSPENDED', bookmaker: 'SUSPENDED', matchOdds: 'SUSPENDED' };
const ruled = ({ ids }: CupTie) => [ids.sixOvers, ids.bookmaker, ids.matchOdds];

test('what the operator shuts is shown suspended, whatever its feed says, until the operator opens it', async () => {
  const tie = await desk.tie();
  expect(await shown(tie)).toEqual(open);
  await desk.house.setMarkets(ruled(tie), 'shut');
  expect(await shown(tie)).toEqual(suspended);
  await desk.sendChanges(...tie.prices);
  expect(await shown(tie)).toEqual(suspended);
  await desk.house.setMarkets(ruled(tie), 'open');
  expect(await shown(tie)).toEqual(open);
});

test('what the feed suspended meanwhile stays so when the operator opens it again', async () => {
  const tie = await desk.tie();
  await desk.house.setMarkets([tie.ids.bookmaker], 'shut');
  await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
  await desk.house.setMarkets([tie.ids.bookmaker], 'open');
  expect((await shown(tie)).bookmaker).toBe('SUSPENDED');
});

test('what is settled by hand leaves the board for good', async () => {
  const tie = await desk.tie();
  await desk.house.settling.declare({
    marketId: tie.ids.sixOvers,
    outcome: { run: 47 },
    rule: 'declared',
    reason: 'By the scorer.',
    declaredBy: 'operator',
  });
  expect((await shown(tie)).session).toBeUndefined();
  await desk.sendChanges(...tie.prices);
  expect((await shown(tie)).session).toBeUndefined();
});

test('a feed that offers a shut market as if it were new does not open it', async () => {
  const tie = await desk.tie();
  await desk.house.setMarkets([tie.ids.bookmaker], 'shut');
  await desk.sendChanges(tie.withStatus('completed'));
  desk.clock.advance(60 * 60_000);
  expect((await desk.send(`/cache/bookmaker/${tie.marketId}`)).status).toBe(404);
  await desk.sendChanges(...tie.all);
  expect(await shown(tie)).toEqual({ ...open, bookmaker: 'SUSPENDED' });
});
