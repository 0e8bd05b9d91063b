import { randomBytes } from 'node:crypto';
import { createApp } from '../../packages/server/src/app.ts';
import { loadBrands } from '../../packages/server/src/brands/load-brands.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { realClock } from '../../packages/server/src/real-clock.ts';
import { makeClients } from '../make-clients.ts';
import { stillFeed } from '../still-feed.ts';
import { openSeparateBets } from './separate-bets.ts';

/** A house with clients, sessions and markets for the load to bet on. Says where and who on standard output. */
const clientCount = 1000;
const marketCount = 20;

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
const { feed, events } = stillFeed(marketCount);
await app.products.sports.run(feed).settled();
const address = await app.listen();
process.stdout.write(`${JSON.stringify({ address, tokens, events })}\n`);
process.on('SIGTERM', () => {
  brands.close();
  app
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});
