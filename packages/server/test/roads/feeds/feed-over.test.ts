import type { Feed } from '@maidan/feeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cupTie } from '../../support/cup-tie.ts';
import { type SeveredDb, severable } from '../../support/database/severed-db.ts';
import { type ScriptedFeed, scriptedFeed } from '../../support/scripted-feed.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
let line: SeveredDb;
let closeDb: () => Promise<void>;
beforeAll(async () => {
  desk = await openSportsDesk({
    wrapDb(db) {
      line = severable(db);
      closeDb = () => db.close();
      return line;
    },
  });
});
afterAll(async () => {
  await desk.close();
  await closeDb();
});

const hourMs = 60 * 60_000;

/** A feed of its own with one match, beside the desk's. */
async function runMatch(eventId: string): Promise<{
  feed: ScriptedFeed;
  tie: ReturnType<typeof cupTie>;
  runner: ReturnType<SportsDesk['sports']['run']>;
}> {
  const feed = scriptedFeed(`feed ${eventId}`);
  const runner = desk.sports.run(feed);
  const tie = cupTie(eventId);
  feed.send(tie.all);
  await runner.settled();
  return { feed, tie, runner };
}
const isShown = async (marketId: string) => (await desk.send(`/cache/bookmaker/${marketId}`)).status === 200;

test('a feed that is over is released once its finished match has left the board', async () => {
  const { feed, tie, runner } = await runMatch('8401');
  expect(desk.sports.feedCount()).toBe(2);
  feed.send([tie.withStatus('completed')]);
  feed.end();
  await runner.settled();
  desk.clock.advance(hourMs - 1);
  expect([await isShown(tie.marketId), desk.sports.feedCount()]).toEqual([true, 2]);
  desk.clock.advance(1);
  expect([await isShown(tie.marketId), desk.sports.feedCount()]).toEqual([false, 1]);
});

test('a feed that was over before it began is released at once', async () => {
  const runner = desk.sports.run({
    name: 'empty',
    start(emit, onOver) {
      emit([]);
      onOver?.();
      return () => undefined;
    },
  });
  await runner.settled();
  await runner.settled();
  expect(desk.sports.feedCount()).toBe(1);
});

test('the last result of a feed that is over is declared though the database failed when it came', async () => {
  const client = await desk.bettor();
  const { feed, tie, runner } = await runMatch('8402');
  await desk.betOdds(client, tie);
  line.cut();
  feed.send([
    tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
    tie.withStatus('completed'),
  ]);
  feed.end();
  await runner.settled();
  line.restore();
  expect(await desk.wallet(client)).toEqual({ coins: 99_000, exposure: 1000 });
  desk.clock.advance(1_000);
  await runner.settled();
  expect(await desk.wallet(client)).toEqual({ coins: 100_900, exposure: 0 });
  const { data } = await desk.call('sports/sportByMarketId', { marketId: tie.marketId }, client);
  expect(data?.status).toBe('COMPLETED');
  desk.clock.advance(hourMs);
  expect(desk.sports.feedCount()).toBe(1);
});

test('a feed that is stopped after it was over makes no more requests to the database', async () => {
  const { feed, tie, runner } = await runMatch('8403');
  line.cut();
  feed.send([tie.withStatus('completed')]);
  feed.end();
  await runner.stop();
  const failures = desk.logged.length;
  desk.clock.advance(5_000);
  await runner.settled();
  line.restore();
  expect(desk.logged.length).toBe(failures);
});

test('nothing of a feed that is over is kept in memory, not even the function that stops it', async () => {
  let stops = 0;
  const heldFeed = (whenStarted: (onOver: () => void) => void): Feed => ({
    name: 'held',
    start(emit, onOver = () => undefined) {
      emit([]);
      whenStarted(onOver);
      return () => {
        stops += 1;
      };
    },
  });
  let end = () => {};
  const runner = desk.sports.run(
    heldFeed((onOver) => {
      end = onOver;
    }),
  );
  const early = desk.sports.run(heldFeed((onOver) => onOver()));
  end();
  for (const each of [runner, early]) await each.stop();
  expect(stops).toBe(0);
});
