import { endWithParent } from '../end-with-parent.ts';
import { makeClients } from '../make-clients.ts';
import { openBenchHouse } from '../open-bench-house.ts';
import { stillFeed } from '../still-feed.ts';
import { openSeparateBets } from './separate-bets.ts';

/**
 * A house with clients, sessions and markets for the load to bet on. Prints its address, tokens and matches.
 */
const clientCount = 1000;
const marketCount = 20;

const way = process.argv[2] ?? 'batch';
const { app, brands, clock, db } = await openBenchHouse(
  { CALLS_PER_TEN_SECONDS: '10000000' },
  // A database allows one house only: the one compared with it opens as a command does.
  way === 'separate' ? { as: 'command', openBetting: openSeparateBets } : {},
);
const tokens = (await makeClients(db, clock, clientCount)).map(({ token }) => token);
const { feed, events } = stillFeed(marketCount);
await app.products.sports.run(feed).settled();
const address = await app.listen();
endWithParent();
process.stdout.write(`${JSON.stringify({ address, tokens, events })}\n`);
process.on('SIGTERM', () => {
  brands.close();
  app
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});
