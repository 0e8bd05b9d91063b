import { randomBytes } from 'node:crypto';
import { createApp } from '../../packages/server/src/app.ts';
import { loadBrands } from '../../packages/server/src/brands/load-brands.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import { createLog } from '../../packages/server/src/log.ts';
import { realClock } from '../../packages/server/src/real-clock.ts';
import { runSeason } from '../../packages/server/src/sports/season/run-season.ts';
import { tellCpu } from '../fan-out/tell-cpu.ts';

/** The whole season at its normal pace, and nobody watching. */
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
const log = createLog('error');
const clock = realClock(() => Date.now());
const db = await openDatabase(config, log, () => undefined);
const brands = await loadBrands(config.BRANDS_DIR, log);
const app = await createApp({ config, db, brands, clock, randomBytes, log });
await runSeason({
  house: app.house,
  sports: app.products.sports,
  seed: 'bench',
  speed: 1,
  freshSeed: () => 'bench',
});
await app.listen();
tellCpu({});
