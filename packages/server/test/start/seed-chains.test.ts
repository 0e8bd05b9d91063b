import { manualClock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { openTestDb } from '../support/database/test-db.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

test('a house that makes the seeds of a game serves others after every two hundred of them', async () => {
  let turns = 0;
  let turnsBefore: number | undefined;
  let turnsWhileMade: number | undefined;
  const watched: Db = {
    ...db,
    query(wanted, values) {
      // The chain is stored at once when it is made.
      if (turnsBefore !== undefined) turnsWhileMade ??= turns - turnsBefore;
      return db.query(wanted, values);
    },
  };
  const randomBytes = (length: number) => {
    turnsBefore = turns;
    return new Uint8Array(length).fill(7);
  };
  const chains = createSeedChains({ db: watched, clock: manualClock(0), randomBytes, chainLength: 4_000 });
  let next = setImmediate(takeTurn);
  function takeTurn(): void {
    turns += 1;
    next = setImmediate(takeTurn);
  }
  await chains.seedOf('teen9', 1);
  clearImmediate(next);
  expect(turnsWhileMade).toBeGreaterThanOrEqual(4_000 / 200);
});
