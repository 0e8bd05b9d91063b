import { manualClock } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { lastResults } from '../../src/products/tables/results-store.ts';
import { productChecks } from '../../src/products.ts';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { createPurges } from '../../src/upkeep/purges.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { mustGame } from '../support/table-desk.ts';
import { openTableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse, testStart } from '../support/test-house.ts';

const dayMs = 24 * 60 * 60_000;
const game = mustGame('3048');

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(() => db.close());

const rounds = statement('t-upkeep-rounds', 'select market_id from round order by number');
const leftOf = statement(
  't-upkeep-left',
  `select (select count(*)::int from market where kind = 'teen9') as markets,
     (select count(*)::int from settlement) as settlements`,
);

/** Plays this many rounds, with a bet that is returned on the given number, and stops when the last is decided. */
async function play(howMany: number, startsAt: number, withBet?: number): Promise<void> {
  const client = await bank.client(1000);
  const house = await openTableHouse(db, { game, startsAt });
  await house.opened();
  for (let round = 1; round <= howMany; round += 1) {
    const { roundId } = house.current();
    if (roundId === `teen9.${withBet}`) {
      await house.bet(client, '11');
      await house.house.rounds.void(roundId, 'The camera failed.');
    }
    if (round < howMany) await house.nextRound();
  }
  house.untilPhase('result');
  await house.written();
  await house.close();
}

async function purge(now: number, stepRows = 2): Promise<void> {
  const markets = createPurges({ db, clock: manualClock(now), sessionDays: 7 }).find(
    ({ name }) => name === 'markets',
  );
  while (await markets?.step(stepRows));
}

const roundIds = async () =>
  (await db.query<{ market_id: string }>(rounds)).map(({ market_id }) => market_id);

test('rounds nobody bet on are deleted after 30 days with all their rows, and the last one stays for the next to follow', async () => {
  await play(6, testStart, 3);
  const seeds = createSeedChains({ db, clock: manualClock(0), randomBytes: repeatableBytes });
  const before = await seeds.seedOf('teen9', 7);
  await purge(testStart + 29 * dayMs);
  expect(await roundIds()).toHaveLength(6);
  // All are old by then. A number is never used twice, since its seed has been shown.
  await purge(testStart + 31 * dayMs);
  expect(await roundIds()).toEqual(['teen9.3', 'teen9.6']);
  expect(await db.query(leftOf)).toEqual([{ markets: 2, settlements: 2 }]);

  await play(2, testStart + 40 * dayMs);
  expect(await roundIds()).toEqual(['teen9.3', 'teen9.6', 'teen9.7', 'teen9.8']);
  expect(
    await createSeedChains({ db, clock: manualClock(0), randomBytes: repeatableBytes }).seedOf('teen9', 7),
  ).toEqual(before);
  expect((await lastResults(db, 'teen9', 20)).map(({ roundId }) => roundId)).toEqual([
    'teen9.8',
    'teen9.7',
    'teen9.6',
    'teen9.3',
  ]);
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
