import type { BookmakerPicture } from '@maidan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CupTie, cupTie } from '../../support/cup-tie.ts';
import { type HeldDb, holdable } from '../../support/database/held-db.ts';
import { scriptedFeed } from '../../support/scripted-feed.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
let line: HeldDb;
beforeAll(async () => {
  desk = await openSportsDesk({
    wrapDb(db) {
      line = holdable(db);
      return line;
    },
  });
});
afterEach(async () => {
  line.release();
  await desk.runner.settled();
});
afterAll(() => desk.close());

/** Prices older than this take no bets. */
const limitMs = 6_000;
const bookmaker = async (marketId: string) =>
  JSON.parse((await desk.send(`/cache/bookmaker/${marketId}`)).text).result;
const sixOvers = (tie: CupTie) =>
  tie.line(tie.ids.sixOvers, { yesRun: 46, noRun: 44, yesOdds: 10_000, noOdds: 10_000 });
const answersTo = async (...answers: ReturnType<SportsDesk['betOdds']>[]) =>
  (await Promise.all(answers)).map(({ error, refusal }) => (error ? refusal?.key : 'placed'));

describe('a price', () => {
  test('that waited to be stored is as old as its message, and stale when that arrived too long ago', async () => {
    const client = await desk.bettor();
    const tie = cupTie('8101');
    line.hold(({ name }) => name === 'market-insert');
    desk.feed.send(tie.all);
    await line.untilHeld();
    desk.clock.advance(5_000);
    line.release();
    await desk.runner.settled();
    expect(await answersTo(desk.betOdds(client, tie))).toEqual(['placed']);
    desk.clock.advance(1_001);
    expect(await answersTo(desk.betOdds(client, tie))).toEqual(['price-stale']);
  });

  test('grows old by time that passes, not by the time of day being set', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    desk.clock.setBy(60_000);
    expect(await answersTo(desk.betOdds(client, tie))).toEqual(['placed']);
    desk.clock.setBy(-120_000);
    desk.clock.advance(limitMs + 1);
    expect((await bookmaker(tie.marketId)).team_data[0].running_status).toBe('SUSPENDED');
    desk.clock.setBy(60_000);
  });
});

describe('a feed that names the matches it received', () => {
  test('keeps those fresh, and not the others', async () => {
    const [client, heard, unheard] = [await desk.bettor(), await desk.tie(), await desk.tie()];
    desk.clock.advance(limitMs);
    desk.feed.send([], [heard.eventId]);
    desk.clock.advance(1);
    expect(await answersTo(desk.betOdds(client, heard), desk.betOdds(client, unheard))).toEqual([
      'placed',
      'price-stale',
    ]);
    expect((await bookmaker(heard.marketId)).team_data[0].running_status).toBe('');
    expect((await bookmaker(unheard.marketId)).team_data[0].running_status).toBe('SUSPENDED');
    await desk.sendChanges();
    expect(await answersTo(desk.betOdds(client, unheard))).toEqual(['placed']);
  });

  test('and gives one price keeps that market fresh, and not the rest of its match', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    desk.clock.advance(limitMs);
    desk.feed.send([sixOvers(tie)], []);
    desk.clock.advance(1);
    expect(await answersTo(desk.betSession(client, tie), desk.betOdds(client, tie))).toEqual([
      'placed',
      'price-stale',
    ]);
    const shown = await bookmaker(tie.marketId);
    expect(shown.session.map((row: { running_status: string }) => row.running_status)).toEqual([
      '',
      'SUSPENDED',
    ]);
    expect(shown.team_data[0].running_status).toBe('SUSPENDED');
  });

  test('sends the room each market as it grows stale', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const socket = await desk.provedSocket(client);
    const sessions = async () => {
      const { result } = (await socket.next(tie.marketId)) as BookmakerPicture;
      return result.session.map((row) => row.running_status);
    };
    socket.io.emit('JoinRoom', { room: tie.marketId });
    expect(await sessions()).toEqual(['', '']);
    desk.clock.advance(limitMs);
    desk.feed.send([sixOvers(tie)], []);
    desk.beat();
    expect(await sessions()).toEqual(['', 'SUSPENDED']);
    desk.clock.advance(limitMs);
    desk.beat();
    expect(await sessions()).toEqual(['SUSPENDED', 'SUSPENDED']);
    socket.close();
  });

  test('does not keep the matches of another feed fresh', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const other = scriptedFeed('another');
    const runner = desk.sports.run(other);
    desk.clock.advance(limitMs);
    other.send([], [tie.eventId]);
    other.send([]);
    desk.clock.advance(1);
    expect(await answersTo(desk.betOdds(client, tie))).toEqual(['price-stale']);
    await runner.stop();
  });
});

describe('a feed that cannot be read', () => {
  test('confirms nothing but the prices that came with it', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    desk.clock.advance(limitMs);
    desk.feed.sendRaw(['static', sixOvers(tie)]);
    desk.clock.advance(1);
    expect(await answersTo(desk.betOdds(client, tie), desk.betSession(client, tie))).toEqual([
      'price-stale',
      'placed',
    ]);
  });
});
