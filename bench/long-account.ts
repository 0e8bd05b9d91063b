import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AccountId } from '@maidan/betting';
import { pino } from 'pino';
import { createClient } from '../packages/client/src/client.ts';
import { dataOf } from '../packages/client/src/reply-wire.ts';
import { type Db, statement } from '../packages/process/src/db/db.ts';
import { openPostgres } from '../packages/process/src/db/postgres-db.ts';
import { commandLimits } from '../packages/process/src/db/time-limits.ts';
import { realClock } from '../packages/process/src/real-clock.ts';
import { hashPassword } from '../packages/server/src/account/passwords.ts';
import { createApp } from '../packages/server/src/app.ts';
import { loadBrands } from '../packages/server/src/brands/brands.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { createAccount, houseAccount } from '../packages/server/src/wallet/accounts.ts';
import { startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { type Figure, report } from './figure.ts';
import { quantile } from './quantile.ts';

const password = 'Bench-12345';
const warmCalls = 40;
const calls = 200;

const marketsPerMatch = 20;

const writeMatches = statement(
  'bench-matches',
  `insert into match (event_id, market_id, source, sport, name, series, teams, starts_at, status, limits, created_at)
   select 'l' || n, '1.l' || n, 'bench', 'cricket', 'Match ' || n, 'Cup', '["A","B"]', now(), 'completed', '{}', now()
   from generate_series(1, $1::int) n`,
);
const writeMarkets = statement(
  'bench-markets',
  `insert into market (id, product, event_id, room, kind, name, definition, state, created_at)
   select 'l' || n || '-' || k, 'sports', 'l' || n, '1.l' || n, 'fancy', k || ' over runs', '{"shape":"line"}', 'settled', now()
   from generate_series(1, $1::int) n, generate_series(1, ${marketsPerMatch}) k`,
);
const writeSettlements = statement(
  'bench-settlements',
  `insert into settlement (market_id, outcome, rule, reason, declared_by, declared_at, state)
   select id, '{"run":50}', 'over-runs-count-all', 'As the score says.', 'bench', now(), 'done' from market`,
);
/**
 * Spread evenly over the matches, so that an account with few bets and one with many touch as many markets as
 * possible.
 */
const writeBets = statement(
  'bench-bets',
  `insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, run, odds_seen, state, profit,
     settlement_id, address, placed_at)
   select $1, s.market_id, 'r' || n, 'h', 'fancy', 'back', 10000, 9000, 45, 9000, 'settled', 100, s.id, '127.0.0.1',
     now() - interval '1 minute'
   from generate_series(1, $2::int) n
   join (select id, market_id, row_number() over (order by id) as place, count(*) over () as markets from settlement) s
     on s.place = n % s.markets + 1`,
);
/** As the house writes them: one per client, market and settlement, whatever the number of bets. */
const writeTransfers = statement(
  'bench-transfers',
  `insert into transfer (from_account, to_account, coins, kind, market_id, settlement_id, ledger_line, created_at)
   select $2, $1, sum(b.profit), 'settlement', m.id, b.settlement_id, m.event_id, now() - interval '1 second'
   from bet b join market m on m.id = b.market_id where b.client_id = $1 group by m.id, b.settlement_id`,
);
const writeBalance = statement(
  'bench-balance',
  `update wallet set balance = (select coalesce(sum(coins), 0) from transfer where to_account = $1) where account_id = $1`,
);

async function writeAccount(db: Db, username: string, bets: number, house: AccountId): Promise<void> {
  const passwordHash = await hashPassword(password);
  const account = { brand: 'default', role: 'client', username, name: username, passwordHash } as const;
  const id = await createAccount(db, account, Date.now());
  if (id === undefined) throw new Error(`${username} exists`);
  await db.query(writeBets, [id, bets]);
  await db.query(writeTransfers, [id, house]);
  await db.query(writeBalance, [id]);
}

/** The fastest tenth: the time of the work itself, with little influence of other load on the machine. */
const quickest = (values: readonly number[]): number => quantile(values, 0.1);

type Page = 'user/userStatement' | 'user/userLedger';
type Ask = (path: Page) => Promise<void>;

const pages: readonly Page[] = ['user/userStatement', 'user/userLedger'];

/**
 * Milliseconds of each client's calls, made in turn so that other load on the machine slows all of them
 * alike.
 */
async function timeInTurn(clients: Record<string, Ask>, path: Page): Promise<Record<string, number>> {
  const taken: Record<string, number[]> = {};
  for (let call = 0; call < warmCalls + calls; call += 1) {
    for (const [name, ask] of Object.entries(clients)) {
      const from = performance.now();
      await ask(path);
      if (call >= warmCalls) taken[name] = [...(taken[name] ?? []), performance.now() - from];
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, quickest(values)]));
}

async function signIn(address: string, username: string): Promise<Ask> {
  const client = createClient({ apiBase: `${address}/api` });
  dataOf(await client.signIn({ username, password }));
  return async (path) => void dataOf(await client.call(path, {}));
}

/**
 * The first page of the statement and the ledger of a client with 100,000 bets, against one with 100, in one
 * run.
 */
export async function longAccountBench(): Promise<Figure[]> {
  const postgres = await startPostgres({ isOnDisk: true });
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const log = pino({ level: 'silent' });
  const db = openPostgres(postgres.url, log, commandLimits);
  await migrate(db);
  const house = await houseAccount(db, 'default', 'sports', Date.now());
  // A busy month: 50 matches with a thousand markets.
  await db.query(writeMatches, [50]);
  await db.query(writeMarkets, [50]);
  await db.query(writeSettlements);
  await writeAccount(db, 'SHORT', 100, house);
  await writeAccount(db, 'LONG', 100_000, house);
  await db.script('vacuum analyze');
  const brandsFolder = fileURLToPath(new URL('../brands', import.meta.url));
  const brands = await loadBrands(brandsFolder, log);
  const config = { ...readConfig({}), PORT: 0, HOST: '127.0.0.1', CALLS_PER_TEN_SECONDS: 1_000_000 };
  const app = await createApp({ config, db, brands, clock: realClock(() => Date.now()), randomBytes, log });
  const address = await app.listen();
  const clients = { short: await signIn(address, 'SHORT'), long: await signIn(address, 'LONG') };
  const figures: Figure[] = [];
  for (const path of pages) {
    const { short = 0, long = 0 } = await timeInTurn(clients, path);
    console.log(`${path}: ${short.toFixed(2)} ms with 100 bets, ${long.toFixed(2)} ms with 100,000`);
    figures.push({
      name: `${path}, 100,000 bets over 100`,
      value: long / short,
      goal: 2,
      unit: 'x',
      better: 'less',
    });
    figures.push({ name: `${path}, 100,000 bets`, value: long, goal: 100, unit: 'ms', better: 'less' });
  }
  brands.close();
  await app.close();
  await db.close();
  await postgres.stop();
  return figures;
}

if (import.meta.main) report(await longAccountBench());
