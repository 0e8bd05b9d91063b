import type { FeedChange } from '@maidan/feeds';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { type CupTie, cupTie } from '../../support/cup-tie.ts';
import { type HeldDb, holdable } from '../../support/database/held-db.ts';
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

const holdOffers = () => line.hold(({ name }) => name === 'match-upsert' || name === 'market-insert');
const bookmaker = async (marketId: string) =>
  JSON.parse((await desk.send(`/cache/bookmaker/${marketId}`)).text).result;
/** Keeps the queue busy: something is being stored until the test releases it. */
const keepBusy = (tie: CupTie) => {
  holdOffers();
  desk.feed.send([{ kind: 'match', match: { ...tie.match, id: '8001' } }]);
};
const session = (tie: CupTie, id: string): FeedChange => ({
  kind: 'market',
  market: {
    id,
    matchId: tie.eventId,
    kind: 'fancy',
    name: `${id} RUNS`,
    runners: [],
    isCommission: true,
    remark: '',
  },
});
const fresh = ({ eventId }: CupTie) => `${eventId}2001`;
const second = ({ eventId }: CupTie) => `${eventId}2002`;
const hourMs = 60 * 60_000;
const lineOf = { yesRun: 46, noRun: 44, yesOdds: 10_000, noOdds: 10_000 };
const sessionRow = async (tie: CupTie, id: string) =>
  (await bookmaker(tie.marketId)).session.find((row: { session_id: string }) => row.session_id === id);
describe('while the database does not answer', () => {
  test('a market that its feed suspends takes no bet from that moment on', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    keepBusy(tie);
    desk.feed.send([tie.suspend(tie.ids.bookmaker)]);
    const placed = await desk.betOdds(client, tie);
    expect(placed.refusal?.key).toBe('market-suspended');
    expect((await bookmaker(tie.marketId)).team_data[0].running_status).toBe('SUSPENDED');
  });

  test('a market that its feed shuts takes no bet from that moment on', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    keepBusy(tie);
    desk.feed.send([tie.shut(tie.ids.bookmaker)]);
    expect((await desk.betOdds(client, tie)).error).toBe(true);
  });

  test('a market whose result is known takes no bet from that moment on, and is settled', async () => {
    const [client, late, tie] = [await desk.bettor(), await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    keepBusy(tie);
    desk.feed.send([tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' })]);
    expect((await desk.betOdds(late, tie)).error).toBe(true);
    await vi.waitFor(async () => expect(await desk.wallet(client)).toEqual({ coins: 100_900, exposure: 0 }));
  });

  test('a suspension that comes in one batch with a new market does not wait for that market', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    holdOffers();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf), tie.suspend(tie.ids.sixOvers)]);
    expect((await desk.betSession(client, tie)).refusal?.key).toBe('market-suspended');
  });

  test('a price that moves is quoted from that moment on', async () => {
    const tie = await desk.tie();
    keepBusy(tie);
    desk.feed.send([tie.open(tie.ids.bookmaker, [tie.bestOf('lions', 5000, 5400)])]);
    expect((await bookmaker(tie.marketId)).team_data[0].lgaai).toBe('0.50');
  });

  test('a new market is not shown before it is in the books', async () => {
    const tie = await desk.tie();
    holdOffers();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    await line.untilHeld();
    expect(await sessionRow(tie, fresh(tie))).toBeUndefined();
    line.release();
    await desk.runner.settled();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ runsYes: 46, running_status: '' });
  });
});

describe('a market that waited to be stored', () => {
  test('is not opened by a price older than its suspension', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    holdOffers();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    await line.untilHeld();
    // Its suspension comes with another new market, which has to be stored in its turn.
    desk.feed.send([tie.suspend(fresh(tie)), session(tie, second(tie)), tie.line(second(tie), lineOf)]);
    line.releaseOne();
    await line.untilHeld();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ running_status: 'SUSPENDED' });
    expect((await desk.betSession(client, tie, { selectionId: fresh(tie) })).refusal?.key).toBe(
      'market-suspended',
    );
    line.release();
    await desk.runner.settled();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ running_status: 'SUSPENDED' });
    expect(await sessionRow(tie, second(tie))).toMatchObject({ runsYes: 46, running_status: '' });
  });

  test('is shown at its last price, not at one that was replaced meanwhile', async () => {
    const tie = await desk.tie();
    holdOffers();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    await line.untilHeld();
    desk.feed.send([tie.line(fresh(tie), { ...lineOf, yesRun: 52, noRun: 50 }), session(tie, second(tie))]);
    line.releaseOne();
    await line.untilHeld();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ runsYes: 52 });
  });

  test('is not opened by a price older than a message that could not be read', async () => {
    const tie = await desk.tie();
    holdOffers();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    await line.untilHeld();
    desk.feed.sendRaw([{ kind: 'prices', marketId: fresh(tie), state: 'ajar' }]);
    line.release();
    await desk.runner.settled();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ running_status: 'SUSPENDED' });
  });

  test('has its match shown with the last score, not with one that was replaced meanwhile', async () => {
    const tie = cupTie('8501');
    const score = (headline: string): FeedChange => ({
      kind: 'score',
      matchId: tie.eventId,
      score: { sport: 'cricket', headline, detail: null },
    });
    line.hold(({ name }) => name === 'markets-not-open');
    desk.feed.send([...tie.all, score('10-0')]);
    await line.untilHeld();
    desk.feed.send([score('10-1')]);
    line.release();
    await desk.runner.settled();
    expect(JSON.parse((await desk.send(`/cache/score/${tie.eventId}`)).text).score.headline).toBe('10-1');
  });

  test('and was decided before it was in the books is never shown', async () => {
    const tie = await desk.tie();
    keepBusy(tie);
    await line.untilHeld();
    desk.feed.send([session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    desk.feed.send([tie.result(fresh(tie), { kind: 'run', run: 4 })]);
    line.release();
    await desk.runner.settled();
    expect(await sessionRow(tie, fresh(tie))).toBeUndefined();
  });

  test('is not open for a moment when the house had shut it', async () => {
    const tie = await desk.tie();
    await desk.sendChanges(session(tie, fresh(tie)), tie.line(fresh(tie), lineOf));
    await desk.house.setMarkets([fresh(tie)], 'shut');
    await desk.sendChanges(tie.withStatus('completed'));
    desk.clock.advance(hourMs);
    expect((await desk.send(`/cache/bookmaker/${tie.marketId}`)).status).toBe(404);
    line.hold(({ name }) => name === 'markets-not-open');
    desk.feed.send([tie.withStatus('in-play'), session(tie, fresh(tie)), tie.line(fresh(tie), lineOf)]);
    await line.untilHeld();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ running_status: 'SUSPENDED' });
    line.release();
    await desk.runner.settled();
    expect(await sessionRow(tie, fresh(tie))).toMatchObject({ running_status: 'SUSPENDED' });
  });
});

test('after all of it the books are right', async () => {
  expect(await auditHouse(desk.db)).toMatchObject({ faults: [], faultCount: 0 });
});
