import { sleep } from '@maidan/betting';
import { type AppParts, createApp } from './app.ts';
import { listenFault } from './listen-fault.ts';
import { controlPath } from './operator/control-path.ts';
import { serveOperator } from './operator/control-socket.ts';
import { serveElsewhere } from './operator/elsewhere/serve-calls.ts';
import type { RunVerb } from './operator/giving/carry-out.ts';
import { operatorHouse } from './operator/operator-house.ts';
import { runCommand } from './operator/run-command.ts';
import { shownCount } from './operator/shown.ts';
import { listProducts, operatedProducts } from './products.ts';
import { seedBrands } from './seed.ts';
import { createPurges } from './upkeep/purges.ts';
import { runUpkeep } from './upkeep/upkeep-runner.ts';

/** The pause between the parts of an operator's long read. */
const readPauseMs = 20;

interface Run extends AppParts {
  readonly say: (line: string) => void;
}

/** Serves players and operators until the process gets a stop signal. */
export async function runHouse(run: Run): Promise<void> {
  const { config, db, brands, clock, randomBytes, log, say } = run;
  await seedBrands(db, brands.all(), clock.now());
  const app = await createApp({ config, db, brands, clock, randomBytes, log });
  const resumed = await app.house.settling.resume();
  if (resumed > 0)
    say(`Finished ${shownCount(resumed, 'settlement that was', 'settlements that were')} under way`);
  await app.start(say);
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
  say(`Maidan is listening on http://127.0.0.1:${port}`);
  say(`Demo login: ${demoLogin.username} / ${demoLogin.password}`);
  await app.open();
}
