import { once } from 'node:events';
import { createServer } from 'node:net';
import { sleep } from '@maidan/betting';
import { StartError } from '@maidan/process/start-error.ts';
import { type AppParts, createApp } from './app.ts';
import type { Config } from './config.ts';
import type { RunVerb } from './operator/carry-out.ts';
import { controlPath } from './operator/control-path.ts';
import { serveOperator } from './operator/control-socket.ts';
import { operatorHouse } from './operator/operator-house.ts';
import { runCommand } from './operator/run-command.ts';
import { serveElsewhere } from './operator/serve-calls.ts';
import { listProducts, operatedProducts } from './products.ts';
import { seedBrands } from './seed.ts';
import { createPurges } from './upkeep/purges.ts';
import { runUpkeep } from './upkeep/upkeep-runner.ts';
import { shownCount } from './verb/table.ts';

/** The pause between the parts of an operator's long read. */
const readPauseMs = 20;

interface Run extends AppParts {
  readonly print: (line: string) => void;
}

/** Serves players and operators until the process gets a stop signal. */
export async function runHouse(run: Run): Promise<void> {
  const { config, db, brands, clock, randomBytes, log, print } = run;
  await seedBrands(db, brands.all(), clock.now());
  const app = await createApp({ config, db, brands, clock, randomBytes, log });
  const resumed = await app.house.settling.resume();
  if (resumed > 0)
    print(`Finished ${shownCount(resumed, 'settlement that was', 'settlements that were')} under way`);
  await app.start(print);
  const { house, sessions } = app;
  const products = operatedProducts(app.products);
  const pause = () => sleep(clock, readPauseMs);
  const operated = operatorHouse({ house, sessions, brands, randomBytes, products, pause });
  const { DATABASE_URL: url, SESSION_DAYS: sessionDays } = config;
  const runVerb: RunVerb = (argv, by, output) => runCommand(argv, by, operated, output);
  const doors = [await serveOperator(controlPath(config), runVerb, log)];
  if (url !== undefined) doors.push(await serveElsewhere(url, { db, runVerb, log }));
  const purges = [
    ...createPurges({ db, clock, sessionDays }),
    ...listProducts(app.products).flatMap((product) => product.purges ?? []),
  ];
  const upkeep = runUpkeep({ db, clock, log, reusesSpace: url === undefined, purges });

  const close = async () => {
    brands.close();
    await Promise.all(doors.map((door) => door.close()));
    await upkeep.close();
    await app.close();
    await db.close();
  };
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen().catch(async (error: NodeJS.ErrnoException) => {
    await close();
    throw listenFault(error, config);
  });
  const { port } = new URL(address);
  const { demoLogin } = brands.forHost('localhost');
  print(`Maidan is listening on http://127.0.0.1:${port}`);
  print(`Demo login: ${demoLogin.username} / ${demoLogin.password}`);
  await app.open();
}

/** Names the setting to change when the server cannot listen at its host and port. */
export function listenFault(
  error: NodeJS.ErrnoException,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} is already in use. Stop what uses it, or set another PORT.`);
    case 'EACCES':
      return new StartError(`PORT is "${PORT}": this user may not listen on it. Set one from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${HOST}": this machine has no such address.`);
    default:
      return error;
  }
}

/** Refuses an address or port that cannot be used, before the house has done any work. */
export async function tryToListen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, { HOST, PORT });
  });
  await new Promise((resolve) => probe.close(resolve));
}
