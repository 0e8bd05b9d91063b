import { randomBytes } from 'node:crypto';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { startFault } from '@maidan/process/start-fault.ts';
import { loadBrands } from './brands/brands.ts';
import { readConfig } from './config.ts';
import { openHouseDatabase } from './db/open-house-database.ts';
import { tryToListen } from './run-house.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process; the service manager restarts it. */
function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const clock = realClock(() => Date.now());
  const brands = await loadBrands(config.BRANDS_DIR, log);
  await tryToListen(config);
  // Most of the server's modules are loaded only here, so that a wrong setting is refused without waiting for them, and while the
  // database opens in a thread of its own.
  let loading: Promise<typeof import('./run-house.ts')> | undefined;
  const meanwhile = () => {
    loading = import('./run-house.ts');
  };
  const db = await openHouseDatabase(config, log, print, { onLost: endWith, meanwhile });
  const { runHouse } = await (loading ?? import('./run-house.ts'));
  await runHouse({ config, log, clock, brands, db, randomBytes, print });
}

start().catch((error: Error) => endWith(startFault(error)));
