import { accountId, coinsFromWhole, type MarketDefinition, odds } from '@maidan/betting';
import { type Db, statement } from '../packages/process/src/db/db.ts';
import { createLog } from '../packages/process/src/log.ts';
import { realClock } from '../packages/process/src/real-clock.ts';
import type { BetRequest } from '../packages/server/src/bets/act.ts';
import { createHouseLiability } from '../packages/server/src/bets/liability/house-liability.ts';
import { insertMarkets } from '../packages/server/src/bets/markets-store.ts';
import { usualLossLimits } from '../packages/server/src/brands/brands.ts';
import { openHouseDatabase } from '../packages/server/src/db/open-house-database.ts';
import { createHouse, type House } from '../packages/server/src/house.ts';
import { quietOutbox } from '../packages/server/src/live/outbox.ts';

const makeClients = statement(
  'bench-make-clients',
  `with made as (
     insert into account (brand, role, username, name, created_at)
     select 'default', 'client', 'BENCH' || n, 'Bench', now() from generate_series(1, $1::int) n returning id
   )
   insert into wallet (account_id, balance) select id, 100000000000 from made returning account_id`,
);

export const twoTeams: MarketDefinition = { shape: 'winner', rule: 'bookmaker', runners: ['1', '2'] };

export interface BenchRoads extends House {
  readonly clients: readonly bigint[];
}

/** Placing and settling in this process, with clients and markets but without listeners. */
export async function openBenchRoads(
  url: string,
  clientCount: number,
  markets: readonly string[],
): Promise<BenchRoads> {
  // Preparing a bench takes longer than any query of a running house.
  const config = { DATABASE_URL: url, DATA_DIR: '', DATABASE_STATEMENT_SECONDS: 600 };
  const log = createLog('error');
  const db: Db = await openHouseDatabase(config, log, () => undefined);
  const liability = createHouseLiability(() => usualLossLimits);
  const house = createHouse(
    db,
    realClock(() => Date.now()),
    quietOutbox,
    { log, liability },
  );
  const rows = await db.query<{ account_id: bigint }>(makeClients, [clientCount]);
  const market = {
    product: 'sports',
    eventId: 'bench',
    kind: 'bookmaker',
    name: 'Bench',
    isCommission: false,
    hasMatchCommission: true,
  } as const;
  await insertMarkets(
    db,
    markets.map((id) => ({ ...market, id, definition: twoTeams })),
    Date.now(),
  );
  return { ...house, clients: rows.map((row) => row.account_id) };
}

let lastRequest = 0;

export function benchBet(client: bigint, marketId: string): BetRequest {
  lastRequest += 1;
  const price = odds(9000);
  return {
    client: accountId(client),
    requestId: `bench-${lastRequest}`,
    content: `bench-${lastRequest}`,
    marketId,
    leg: { option: lastRequest % 2 === 0 ? '1' : '2', side: 'back', stake: coinsFromWhole(100), odds: price },
    shownAs: 'per-hundred',
    limits: () => ({ stakeMin: coinsFromWhole(1), stakeMax: coinsFromWhole(1_000_000) }),
    delayMs: 0,
    address: '127.0.0.1',
    details: { teamName: 'Lions', selectionId: '1' },
    quote: () => ({ state: 'open', odds: price }),
  };
}
