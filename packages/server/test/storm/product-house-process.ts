import { randomBytes } from 'node:crypto';
import type { Clock } from '@maidan/betting';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { createApp } from '../../src/app.ts';
import { loadBrands } from '../../src/brands/brands.ts';
import { readConfig } from '../../src/config.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { openClients } from './open-clients.ts';

/** One product of a house in a process of its own, so that a storm can kill it; time passes so many times as quickly. */
const speed = Number(process.env.STORM_SPEED ?? 40);
const products = ['tables', 'aviator', 'matka', 'launched'] as const;
const product = products.find((name) => name === process.env.STORM_PRODUCT) ?? 'tables';
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
const log = createLog('silent');
const real = realClock(() => performance.timeOrigin + performance.now());
/** A house whose time of day is given starts then, and its clock runs once it is open. */
const { STORM_STARTS_AT: givenStart } = process.env;
const startsAt = givenStart === undefined ? real.now() : Number(givenStart);
let goesSince = givenStart === undefined ? startsAt : undefined;
/** Matka goes by the time of day alone; how long a setting may be trusted stays real time, so that bets are decided. */
const elapsedSpeed = product === 'matka' ? 1 : speed;
const clock: Clock = {
  now: () => Math.floor(startsAt + (goesSince === undefined ? 0 : (real.now() - goesSince) * speed)),
  elapsed: () => real.elapsed() * elapsedSpeed,
  after: (delayMs, act) => real.after(delayMs / speed, act),
};
const brands = await loadBrands(config.BRANDS_DIR, log);
const db = await openHouseDatabase(config, log, () => undefined);
const app = await createApp({ config, db, brands, clock, randomBytes, log });
await app.house.settling.resume();
await app.products[product].open?.();

const parts = { db, clock, sessionDays: config.SESSION_DAYS };
const clients = await openClients(parts, Number(process.env.STORM_CLIENTS ?? 0), 100_000);
process.on('disconnect', () => process.exit(0));
const address = await app.listen();
goesSince ??= real.now();
process.send?.({ address, clients });
