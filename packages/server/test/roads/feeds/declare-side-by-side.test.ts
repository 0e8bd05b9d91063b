import type { Param, Statement } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { type HeldDb, holdable } from '../../support/database/held-db.ts';
import { type SeveredDb, severable } from '../../support/database/severed-db.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
let line: HeldDb;
let severed: SeveredDb;
beforeAll(async () => {
  desk = await openSportsDesk({
    wrapDb(db) {
      severed = severable(db);
      line = holdable(severed);
      return line;
    },
  });
});
afterEach(async () => {
  line.release();
  await desk.runner.settled();
});
afterAll(() => desk.close());

/** A result with a known time first shuts its market in the database. */
const shuts = (statement: Statement, params: readonly Param[], marketId: string) =>
  statement.name === 'market-set-state' && Array.isArray(params[0]) && params[0].includes(marketId);

describe('a market whose settling takes long', () => {
  test('does not hold up the results of other markets', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    await desk.betSession(client, tie);
    const knownAt = desk.clock.now() + 1;
    line.hold((statement, params) => shuts(statement, params, tie.ids.bookmaker));
    desk.feed.send([
      { ...tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }), knownAt },
      tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }),
    ]);
    await vi.waitFor(async () =>
      expect(await desk.wallet(client)).toEqual({ coins: 100_000, exposure: 1000 }),
    );
    line.release();
    await desk.runner.settled();
    expect(await desk.wallet(client)).toEqual({ coins: 101_900, exposure: 0 });
  });

  test('has its own results declared in the order they arrived', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    const knownAt = desk.clock.now() + 1;
    line.hold((statement, params) => shuts(statement, params, tie.ids.bookmaker));
    desk.feed.send([{ ...tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }), knownAt }]);
    await line.untilHeld();
    desk.feed.send([tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'tigers' })]);
    desk.feed.send([]);
    line.release();
    await desk.runner.settled();
    expect(await desk.wallet(client)).toEqual({ coins: 100_900, exposure: 0 });
  });

  test('is settled, and so is everything behind it, before the runner says that all is settled', async () => {
    const ties = [await desk.tie(), await desk.tie(), await desk.tie()];
    const client = await desk.bettor();
    for (const tie of ties) await desk.betSession(client, tie);
    const results = ties.flatMap((tie) => [
      tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }),
      tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
      tie.result(tie.ids.matchOdds, { kind: 'winner', runnerId: 'lions' }),
    ]);
    await desk.sendChanges(...results);
    expect(await desk.wallet(client)).toEqual({ coins: 103_000, exposure: 0 });
  });
});

describe('while the database is gone', () => {
  test('results are tried less and less often, and all of them once one is stored', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    await desk.betSession(client, tie);
    let tries = 0;
    line.hold((statement, params) => {
      if (shuts(statement, params, tie.ids.sixOvers)) tries += 1;
      return false;
    });
    const knownAt = desk.clock.now() + 1;
    severed.cut();
    await desk.sendChanges(
      { ...tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }), knownAt },
      { ...tie.result(tie.ids.sixOvers, { kind: 'run', run: 50 }), knownAt },
    );
    for (let second = 0; second < 60; second += 1) {
      desk.clock.advance(1000);
      for (let beat = 0; beat < 4; beat += 1) await desk.sendChanges();
    }
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    severed.restore();
    desk.clock.advance(15_000);
    await desk.sendChanges();
    await desk.sendChanges();
    expect(await desk.wallet(client)).toEqual({ coins: 101_900, exposure: 0 });
  });
});

test('after all of it the books are right', async () => {
  expect(await auditHouse(desk.db)).toMatchObject({ faults: [], faultCount: 0 });
});
