import { randomBytes } from 'node:crypto';
import type { Feed, FeedChange } from '@maidan/feeds';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { createApp } from '../../src/app.ts';
import { loadBrands } from '../../src/brands/brands.ts';
import { readConfig } from '../../src/config.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { cupTie } from '../support/cup-tie.ts';
import { openClients } from './open-clients.ts';

/** The real house in a process of its own, with one match that moves, and a time of day that can be set from outside. */
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
const log = createLog('silent');
let setByMs = 0;
const clock = realClock(() => Math.floor(performance.timeOrigin + performance.now()) + setByMs);
const brands = await loadBrands(config.BRANDS_DIR, log);
const db = await openHouseDatabase(config, log, () => undefined);
const app = await createApp({ config, db, brands, clock, randomBytes, log });
await app.house.settling.resume();

/** Prices move at every beat, so that rooms have something to send; with so many sessions each picture is large. */
const beatMs = 250;
const tie = cupTie('9000');
const sessionIds = Array.from({ length: 250 }, (_, index) => `9000${2000 + index}`);
const sessions: FeedChange[] = sessionIds.map((id) => ({
  kind: 'market',
  market: {
    id,
    matchId: tie.eventId,
    kind: 'fancy',
    name: `SESSION ${id} OF THE STORM`,
    runners: [],
    isCommission: false,
    remark: 'All overs must be bowled',
  },
}));
const feed: Feed = {
  name: 'storm',
  start(emit) {
    let turn = 0;
    emit([...tie.all, ...sessions]);
    const timer = setInterval(() => {
      turn += 1;
      const moved: FeedChange[] = [
        tie.open(tie.ids.bookmaker, [tie.bestOf('lions', 9000 - (turn % 2) * 100, 9400)]),
        ...sessionIds.map((id) =>
          tie.line(id, { yesRun: 40 + (turn % 9), noRun: 40, yesOdds: 10_000, noOdds: 10_000 }),
        ),
      ];
      emit(moved);
    }, beatMs);
    return () => clearInterval(timer);
  },
};
await app.products.sports.run(feed).settled();
const parts = { db, clock, sessionDays: config.SESSION_DAYS };
const clients = await openClients(parts, Number(process.env.STORM_CLIENTS ?? 0), 20_000);
process.on('message', ({ setBy }: { setBy: number }) => {
  setByMs += setBy;
});
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await app.listen(), clients });
