import { randomBytes } from 'node:crypto';
import { createApp } from '../../packages/server/src/app.ts';
import { loadBrands } from '../../packages/server/src/brands/load-brands.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { realClock } from '../../packages/server/src/real-clock.ts';
import { reportCpu } from '../fan-out/report-cpu.ts';
import { makeClients } from '../make-clients.ts';
import { stillFeed } from '../still-feed.ts';

/** A house of which one product runs and nothing else, with as many clients as asked. Of sports, matches that stand still. */
const clientCount = Number(process.argv[2]);
const product = process.argv[3];
const matchCount = 20;

// Every client of a bench has the same address.
const crowded = {
  CONNECTIONS_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  CALLS_PER_TEN_SECONDS: '10000000',
};
const config = readConfig({ ...process.env, ...crowded, PORT: '0', HOST: '127.0.0.1' });
const log = createLog('error');
const clock = realClock(() => Date.now());
const db = await openDatabase(config, log, () => undefined);
const brands = await loadBrands(config.BRANDS_DIR, log);
const app = await createApp({ config, db, brands, clock, randomBytes, log });
const clients = await makeClients(db, clock, clientCount);
const { feed, events } = stillFeed(matchCount);
if (product === 'sports') await app.products.sports.run(feed).settled();
else if (product === 'tables' || product === 'aviator')
  await app.products[product].start({ config, randomBytes, say: () => undefined });
else throw new Error(`no product ${product}`);
const address = await app.listen();
reportCpu({ address, clients, events });
