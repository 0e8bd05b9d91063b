import { randomBytes } from 'node:crypto';
import type { Feed, FeedChange } from '@maidan/feeds';
import { createApp } from '../../packages/server/src/app.ts';
import { loadBrands } from '../../packages/server/src/brands/load-brands.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { realClock } from '../../packages/server/src/real-clock.ts';
import { makeClients } from '../make-clients.ts';
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
const tokens = (await makeClients(db, clock, clientCount)).map(({ token }) => token);
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
