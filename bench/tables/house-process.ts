import { reportCpu } from '../fan-out/report-cpu.ts';
import { makeClients } from '../make-clients.ts';
import { manyOfOneAddress, openBenchHouse } from '../open-bench-house.ts';
import { stillFeed } from '../still-feed.ts';

/**
 * A house that runs a single product with the given number of clients. For sports: matches whose prices never
 * change.
 */
const clientCount = Number(process.argv[2]);
const product = process.argv[3];
const matchCount = 20;

const crowded = { ...manyOfOneAddress, CALLS_PER_TEN_SECONDS: '10000000' };
const { app, clock, db } = await openBenchHouse(crowded);
const clients = await makeClients(db, clock, clientCount);
const { feed, events } = stillFeed(matchCount);
if (product === 'sports') await app.products.sports.run(feed).settled();
else if (product === 'tables' || product === 'aviator') await app.products[product].open?.();
else throw new Error(`no product ${product}`);
const address = await app.listen();
reportCpu({ address, clients, events });
