import { accountId } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { legOf } from '../settling/client-result.ts';
import { createHouseLiability, type HouseLiability, type LossLimitsOf } from './house-liability.ts';
import { type OpenBetRow, openBetsAfter } from './store.ts';

const pageBets = 2_000;

/** The liability of every open bet. Nothing may be placed, settled or taken out meanwhile. */
export async function loadLiability(db: Db, limitsOf: LossLimitsOf): Promise<HouseLiability> {
  const liability = createHouseLiability(limitsOf);
  await eachOpenBet(db, (row) => {
    const market = { id: row.market_id, event_id: row.event_id, definition: row.definition };
    liability.add({ brand: row.brand, isDemo: row.is_demo, market, leg: legOf(row) });
  });
  return liability;
}

/** Visits every open bet of one moment, client by client. */
export function eachOpenBet(db: Db, visit: (row: OpenBetRow) => void): Promise<void> {
  return db.snapshot(async (tx) => {
    let after = { client: accountId(0n), bet: 0n };
    for (;;) {
      const page = await openBetsAfter(tx, after, pageBets);
      for (const row of page) visit(row);
      const last = page.at(-1);
      if (last === undefined || page.length < pageBets) return;
      after = { client: last.client_id, bet: last.id };
    }
  });
}
