import { randomBytes } from 'node:crypto';
import { accountId, coinsFromWhole } from '@maidan/betting';
import type { Feed, FeedChange } from '@maidan/feeds';
import { createSessions } from '../../packages/server/src/account/sessions.ts';
import { createApp } from '../../packages/server/src/app.ts';
import { loadBrands } from '../../packages/server/src/brands/load-brands.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { statement } from '../../packages/server/src/db/db.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { realClock } from '../../packages/server/src/real-clock.ts';
import { writeTransfers } from '../../packages/server/src/wallet/transfer.ts';
import { openSeparateBets } from './separate-bets.ts';

/** A house with clients, sessions and markets for the load to bet on. Says where and who on standard output. */
const clientCount = 1000;
const marketCount = 20;
const beatMs = 1000;

const config = readConfig({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  CALLS_PER_TEN_SECONDS: '10000000',
});
const log = createLog('error');
const clock = realClock(() => Date.now());
const way = process.argv[2] ?? 'batch';
// A database has one house: what is compared with it comes beside it, as a command does.
const as = way === 'separate' ? 'command' : 'house';
const db = await openDatabase(config, log, () => undefined, { as });
const brands = await loadBrands(config.BRANDS_DIR, log);

const makeClients = statement(
  'bench-clients',
  `with made as (
     insert into account (brand, role, username, name, created_at)
     select 'default', case when n = 0 then 'owner' else 'client' end, 'BENCH' || $2 || n, 'Bench', now()
     from generate_series(0, $1::int) n returning id, role
   ), purses as (insert into wallet (account_id) select id from made)
   select id, role from made order by id`,
);

async function makeHouse() {
  const made = await db.query<{ id: bigint; role: string }>(makeClients, [clientCount, `${process.pid}/`]);
  const owner = made.find((row) => row.role === 'owner');
  const clients = made.filter((row) => row.role === 'client').map((row) => accountId(row.id));
  if (owner === undefined) throw new Error('no owner');
  const credit = { from: accountId(owner.id), coins: coinsFromWhole(1_000_000_000), kind: 'credit' } as const;
  await db.transaction((tx) =>
    writeTransfers(
      tx,
      clients.map((to) => ({ ...credit, to })),
      clock.now(),
    ),
  );
  const sessions = createSessions(db, clock, randomBytes);
  const tokens: string[] = [];
  for (const id of clients) {
    tokens.push((await sessions.open({ id, username: 'BENCH' }, 'default', '127.0.0.1')).token);
  }
  return tokens;
}

/** Matches that stand still with open prices. */
const stillFeed: Feed = {
  name: `bench-${process.pid}`,
  start(emit) {
    const changes = Array.from({ length: marketCount }, (_, index) =>
      matchChanges(`${process.pid}${index}`),
    ).flat();
    emit(changes);
    const timer = setInterval(() => emit([]), beatMs);
    return () => clearInterval(timer);
  },
};

function matchChanges(id: string): FeedChange[] {
  const market = {
    id: `${id}-b`,
    matchId: id,
    kind: 'bookmaker',
    name: 'Bookmaker',
    isCommission: false,
    remark: '',
  } as const;
  const runners = [
    { id: '1', name: 'Lions' },
    { id: '2', name: 'Tigers' },
  ];
  const price = [{ odds: 9000, size: 1000 }];
  return [
    {
      kind: 'match',
      match: {
        id,
        sport: 'cricket',
        name: 'Lions v Tigers',
        series: 'Bench',
        teams: ['Lions', 'Tigers'],
        startsAt: 1,
        status: 'in-play',
      },
    },
    { kind: 'market', market: { ...market, runners } },
    {
      kind: 'prices',
      marketId: market.id,
      state: 'open',
      runners: runners.map((runner) => ({ runnerId: runner.id, back: price, lay: price })),
    },
  ];
}

const app = await createApp({
  config,
  db,
  brands,
  clock,
  randomBytes,
  log,
  ...(way === 'separate' ? { openBetting: openSeparateBets } : {}),
});
const tokens = await makeHouse();
await app.products.sports.run(stillFeed).settled();
const address = await app.listen();
const events = Array.from({ length: marketCount }, (_, index) => `${process.pid}${index}`);
process.stdout.write(`${JSON.stringify({ address, tokens, events })}\n`);
process.on('SIGTERM', () => {
  brands.close();
  app
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});
