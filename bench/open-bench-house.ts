import { randomBytes } from 'node:crypto';
import type { OpenOptions } from '@maidan/process/db/open-database.ts';
import { createLog } from '../packages/process/src/log.ts';
import { realClock } from '../packages/process/src/real-clock.ts';
import { type AppParts, createApp } from '../packages/server/src/app.ts';
import { loadBrands } from '../packages/server/src/brands/brands.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { openHouseDatabase } from '../packages/server/src/db/open-house-database.ts';

/** Settings for a bench whose clients all have the same address. */
export const manyOfOneAddress = { CONNECTIONS_PER_ADDRESS: '100000', SOCKETS_PER_ADDRESS: '100000' };

/** A whole house in this process that has not started to run or listen. */
export async function openBenchHouse(
  settings: Readonly<Record<string, string>> = {},
  { as, openBetting }: Pick<OpenOptions, 'as'> & Pick<AppParts, 'openBetting'> = {},
) {
  const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', ...settings });
  const log = createLog('error');
  const clock = realClock(() => Date.now());
  const db = await openHouseDatabase(config, log, () => undefined, { ...(as && { as }) });
  const brands = await loadBrands(config.BRANDS_DIR, log);
  const app = await createApp({
    config,
    db,
    brands,
    clock,
    randomBytes,
    log,
    ...(openBetting && { openBetting }),
  });
  return { app, brands, clock, config, db };
}
