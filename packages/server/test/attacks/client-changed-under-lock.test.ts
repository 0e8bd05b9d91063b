import type { AccountId } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { expect, onTestFinished, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { setBetting } from '../../src/wallet/accounts.ts';
import { setLimits } from '../../src/wallet/terms.ts';
import { heldInTransaction } from '../support/database/held-in-transaction.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { untilWaiting } from '../support/database/until-waiting.ts';
import { createTestHouse, twoTeams } from '../support/test-house.ts';

test.each([
  [
    'lowers its limit',
    'stake-above-max',
    (db: Db, id: AccountId) => setLimits(db, id, { stakeMax: 10_000n }),
  ],
  ['shuts its betting', 'client-blocked', (db: Db, id: AccountId) => setBetting(db, id, false)],
])(
  'a bet that waits for the one before it is refused when an operator %s meanwhile',
  async (_what, code, change) => {
    const plain = await openPostgresTestDb();
    if (plain === undefined) return;
    onTestFinished(() => plain.close());
    const db = heldInTransaction(plain);
    const house = await createTestHouse(db);
    const marketId = await house.market('match', twoTeams);
    const client = await house.client(1000);
    db.holdNext('bets-batch-write');
    const first = house.place({ client, marketId, stake: 10 });
    await db.untilHeld();
    const second = house.place({ client, marketId, stake: 500 });
    await untilWaiting(plain, 1);
    await change(plain, client);
    db.release();
    expect((await first).ok).toBe(true);
    expect(await second).toMatchObject({ ok: false, refusal: { code } });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 10 });
    expect((await auditHouse(plain)).faults).toEqual([]);
  },
);
