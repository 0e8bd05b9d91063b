import { randomBytes } from 'node:crypto';
import { coinsFromWhole } from '@maidan/betting';
import type { Feed, FeedChange } from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { hashPassword } from '../../src/account/passwords.ts';
import { createApp } from '../../src/app.ts';
import { loadBrands } from '../../src/brands/brands.ts';
import { readConfig } from '../../src/config.ts';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { controlPath } from '../../src/operator/control-path.ts';
import { serveOperator } from '../../src/operator/control-socket.ts';
import { operatorHouse } from '../../src/operator/operator-house.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { operatedProducts } from '../../src/products.ts';
import { seedBrands } from '../../src/seed.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';
import { heldClock } from './held-clock.ts';
import type { HouseAnswer, HouseOrder } from './scripted-orders.ts';
import { scriptedRounds } from './scripted-rounds.ts';

/** The real house with a feed that sends what its parent gives it, and nothing else. */
const config = readConfig({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  CALLS_PER_TEN_SECONDS: '10000000',
});
const log = createLog('error');
const { HOUSE_STARTS_AT: startsAt } = process.env;
const clock = heldClock(startsAt ? Number(startsAt) : performance.timeOrigin, () => performance.now());
const brands = await loadBrands(config.BRANDS_DIR, log);
const db = await openHouseDatabase(config, log, () => undefined);
await seedBrands(db, brands.all(), clock.now());
const app = await createApp({ config, db, brands, clock, randomBytes, log });

/** Well under the house's limit for a silent feed. */
const beatMs = 1000;
let emit: (changes: readonly FeedChange[]) => void = () => undefined;

const feed: Feed = {
  name: 'scripted',
  start(emitChanges) {
    emit = emitChanges;
    const timer = setInterval(() => emit([]), beatMs);
    return () => clearInterval(timer);
  },
};
const runner = app.products.sports.run(feed);
const rounds = scriptedRounds(app, clock);
const operated = operatorHouse({
  house: app.house,
  sessions: app.sessions,
  brands,
  randomBytes,
  products: operatedProducts(app.products),
});
await serveOperator(controlPath(config), (argv, by, output) => runCommand(argv, by, operated, output), log);

const issuer = { brand: 'default', role: 'owner', username: 'SCRIPTISSUER', name: 'Issuer' } as const;
const issuerId = await createAccount(db, issuer, clock.now());

async function openClient(username: string, password: string, coins: number): Promise<void> {
  const passwordHash = await hashPassword(password);
  const account = { brand: 'default', role: 'client', username, name: username, passwordHash } as const;
  const to = await createAccount(db, { ...account, isPasswordChanged: true, isDemo: false }, clock.now());
  if (to === undefined || issuerId === undefined) throw new Error(`${username} was not opened`);
  const movement = {
    from: issuerId,
    to,
    coins: coinsFromWhole(coins),
    kind: 'credit',
    remark: 'journey',
  } as const;
  await moveCoins(db, { ...movement, requestId: `script/${username}`, mayOverdraw: true }, clock.now());
}

const shutBetting = {
  client: statement(
    'script-shut-client',
    'update account set bet_status = ($2::bigint is null) where username = $1',
  ),
  upline: statement('script-shut-upline', 'update account set shut_by = $2 where username = $1'),
};
const stopPushing = statement('script-poll-only', 'update match set socket_perm = false where event_id = $1');
const notify = statement('script-notify', 'update match set notification = $2 where event_id = $1');

async function obey(order: HouseOrder): Promise<void> {
  switch (order.kind) {
    case 'say':
      emit(order.changes);
      return runner.settled();
    case 'client':
      return openClient(order.username, order.password, order.coins);
    case 'shut-betting':
      await db.query(shutBetting[order.who], [order.username, issuerId ?? null]);
      return;
    case 'poll-only':
      await db.query(stopPushing, [order.eventId]);
      return;
    case 'notify':
      await db.query(notify, [order.eventId, order.text]);
      return;
    case 'reload':
      app.house.outbox.toAll('marketReload', { marketId: order.marketId });
      return;
    case 'pass':
      return rounds.pass(order.ms);
    case 'table':
      return rounds.table(order.until);
    case 'flight':
      return rounds.flight(order.until);
  }
}

process.on('message', ({ id, order }: { id: number; order: HouseOrder }) => {
  const answer = (error?: string) =>
    process.send?.({ id, ...(error ? { error } : {}) } satisfies HouseAnswer);
  obey(order).then(
    () => answer(),
    (error: Error) => answer(error.message),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0, url: await app.listen() } satisfies HouseAnswer);
