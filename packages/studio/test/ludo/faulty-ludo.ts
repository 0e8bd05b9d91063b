import type { Db } from '@maidan/process/db/db.ts';
import { faultyDb } from '@maidan/process/testing/faulty-db.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestDb } from '../test-db.ts';
import { type LudoDesk, openLudoDesk, playerNamed } from './ludo-desk.ts';

/** For each test that opens them: tables on a database that can fail, and two players of their own. */
export function faultyLudo() {
  let stored: Db;
  let desk: LudoDesk | undefined;
  let count = 0;
  beforeAll(async () => {
    stored = await openTestDb();
  });
  afterEach(() => desk?.close());
  afterAll(() => stored.close());

  return async function open() {
    count += 1;
    const db = faultyDb(stored);
    const opened = await openLudoDesk({ db });
    desk = opened;
    const [asha, bilal] = [playerNamed(`Asha${count}`), playerNamed(`Bilal${count}`)];
    return { stored, db, desk: opened, asha, bilal };
  };
}
