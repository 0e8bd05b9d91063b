import { endWithParent } from '../end-with-parent.ts';
import { makeClients } from '../make-clients.ts';
import { openBenchHouse } from '../open-bench-house.ts';
import { stillFeed } from '../still-feed.ts';

/** A house with its usual limits, clients who bet, and one who holds bodies back. Prints how to reach it. */
const clientCount = 20;
const marketCount = 20;

const { app, clock, db } = await openBenchHouse();
const clients = await makeClients(db, clock, clientCount + 1);
const { feed, events } = stillFeed(marketCount);
await app.products.sports.run(feed).settled();
const address = await app.listen();
endWithParent();
process.stdout.write(`${JSON.stringify({ address, clients, events })}\n`);
