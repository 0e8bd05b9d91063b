import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedRunner } from '../../../src/products/sports/feed-runner.ts';
import { readySeason } from '../../../src/products/sports/season/run-season.ts';
import { unsettledMarkets } from '../../../src/products/sports/store.ts';
import { leapClock } from '../../support/held-clock.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: leapClock(testStart) });
});
afterAll(() => app.close());

const runners: FeedRunner[] = [];

async function run(seed: string): Promise<void> {
  const sports: TestApp['sports'] = {
    ...app.sports,
    run(feed) {
      const runner = app.sports.run(feed);
      runners.push(runner);
      return runner;
    },
  };
  sports.run(await readySeason({ house: app.house, seed, speed: 1, freshSeed: () => seed }));
  await runners.at(-1)?.settled();
}

const declared = statement(
  'test-season-ended',
  'select outcome, rule, declared_by from settlement where market_id = any($1)',
);

test('what a season leaves undecided when another takes its place is void by a rule of its own', async () => {
  await run('the first');
  await runners.at(-1)?.stop();
  const left = [...(await unsettledMarkets(app.db, 'season-1')).keys()];
  expect(left.length).toBeGreaterThan(50);
  await run('the second');
  expect(await unsettledMarkets(app.db, 'season-1')).toEqual(new Map());
  const rows = await app.db.query(declared, [left]);
  expect(rows).toEqual(
    left.map(() => ({ outcome: { void: true }, rule: 'season-ended', declared_by: 'season-1' })),
  );
});
