import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { operateHouse } from './operate-house.ts';

let desk: SportsDesk;
/** Awaited once, after a match was read and before the caller is answered. */
let afterRead: (() => Promise<void>) | undefined;

function slowAnswers(db: Db): Db {
  return {
    ...db,
    async query(statement, params) {
      const rows = await db.query<never>(statement, params);
      const wait = statement.name === 'match-by-room' ? afterRead : undefined;
      if (wait !== undefined) afterRead = undefined;
      await wait?.();
      return rows;
    },
  };
}

beforeAll(async () => {
  desk = await openSportsDesk({ wrapDb: slowAnswers });
});
afterAll(() => desk.close());

const run = (...argv: string[]) =>
  operateHouse(desk, { ...operatedProducts(desk.products), sports: desk.sports.operator }, argv);

it('shut-match stops the betting on a match at once, and open-match lets it go on', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor();
  expect((await desk.betOdds(client, tie)).error).toBe(false);
  expect((await run('shut-match', tie.eventId)).lines).toEqual([
    expect.stringMatching(new RegExp(`^Betting on .+ \\(${tie.eventId}\\) is shut\\.$`)),
  ]);
  for (const bet of [() => desk.betOdds(client, tie), () => desk.betSession(client, tie)]) {
    expect(await bet()).toMatchObject({ error: true, refusal: { key: 'market-suspended' } });
  }
  const { marketId } = tie;
  expect((await desk.call('sports/sportByMarketId', { marketId }, client)).data).toMatchObject({
    betStatus: false,
  });
  await run('open-match', tie.eventId);
  expect((await desk.betOdds(client, tie)).error).toBe(false);
});

it('shut-match refuses a bet whose limits were read just before', async () => {
  const tie = await desk.tie();
  const client = await desk.bettor();
  const read = Promise.withResolvers<void>();
  const shut = Promise.withResolvers<void>();
  afterRead = () => {
    read.resolve();
    return shut.promise;
  };
  const betting = desk.betOdds(client, tie);
  await read.promise;
  await run('shut-match', tie.eventId);
  shut.resolve();
  expect(await betting).toMatchObject({ error: true, refusal: { key: 'market-suspended' } });
  expect((await desk.rows(client)).bets).toBe(0);
});

it('shut-match notifies the open pages', async () => {
  const tie = await desk.tie();
  const socket = await desk.provedSocket(await desk.bettor());
  await run('shut-match', tie.eventId);
  expect(await socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
});

it('shut-match refuses an unknown match', async () => {
  expect(await run('shut-match', 'nowhere')).toMatchObject({
    exit: 1,
    reason: 'shut-match: There is no match "nowhere".',
  });
});
