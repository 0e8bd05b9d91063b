import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestDb } from '../test-db.ts';
import { type FakeWallet, openFakeWallet } from './fake-wallet.ts';
import { openStudioDesk, type StudioDeskOfTest } from './studio-desk.ts';

interface Given {
  db: Db;
  wallet: FakeWallet;
  /** A studio that a test puts here is closed after it. */
  desk: StudioDeskOfTest;
}

/** One database for the file, and for each test a wallet and a studio on it. */
export function studioForEachTest(): Given {
  const given = {} as Given;
  beforeAll(async () => {
    given.db = await openTestDb();
  });
  afterAll(() => given.db.close());
  beforeEach(async () => {
    given.wallet = await openFakeWallet();
    given.desk = await openStudioDesk(given.db, given.wallet);
  });
  afterEach(async () => {
    given.wallet.release();
    await given.desk.close();
    await given.wallet.close();
  });
  return given;
}
