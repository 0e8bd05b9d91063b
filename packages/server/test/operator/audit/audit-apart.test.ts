import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { controlPath } from '../../../src/operator/control-path.ts';
import { serveOperator } from '../../../src/operator/control-socket.ts';
import { startPostgres, type TestPostgres } from '../../support/database/postgres.ts';
import { openEmbeddedTestDb } from '../../support/database/test-db.ts';
import { patience } from '../../support/patience.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../../support/test-house.ts';
import { busyHouse } from '../busy-house.ts';
import { openDesk } from '../operator-desk.ts';

const program = inject('operatorMain');

/** As `npm run operator -- audit` runs it; if it hangs it is killed, and then has no exit code. */
function audit(settings: Record<string, string>): Promise<{ exit: number | null; out: string }> {
  const child = spawn(process.execPath, [program, 'audit'], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...settings },
    timeout: patience(90_000),
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  return new Promise((resolve) => child.on('close', (exit) => resolve({ exit, out })));
}

/** Bets, results, corrections and bets taken out, one after another, until it is stopped. */
function keepBusy(house: TestHouse, clients: readonly TestHouse['owner'][]) {
  let isStopped = false;
  let rounds = 0;
  const work = (async () => {
    for (; !isStopped && rounds < 2_000; rounds += 1) {
      const marketId = await house.market(`busy-${rounds}`, twoTeams);
      const placed = await Promise.all(
        clients.map((client) => house.place({ client, marketId, stake: 1 + (rounds % 7) })),
      );
      const [first] = placed;
      if (rounds % 3 === 0 && first?.ok) await house.takeOut(first.value.betId, 'void', 'Wrong price');
      await house.declare(marketId, { winner: 'tigers' });
      if (rounds % 2 === 0) await house.correct(marketId, { winner: 'lions' });
    }
  })();
  return {
    async stop(): Promise<number> {
      isStopped = true;
      await work;
      return rounds;
    },
  };
}

describe('on PostgreSQL the audit', () => {
  let postgres: TestPostgres | undefined;
  let db: Db;
  let house: TestHouse;
  let clients: Awaited<ReturnType<typeof busyHouse>>;
  let settings: Record<string, string>;
  const queries: (readonly string[])[] = [];
  let close = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    postgres = await startPostgres();
    if (postgres === undefined) return;
    const folder = await mkdtemp(join(tmpdir(), 'maidan-audit-'));
    settings = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    // Its transactions wait for a process to start and end, however long a busy machine takes.
    db = openPostgres(postgres.url, createLog('silent'), { statementMs: 0, lockMs: 0 });
    await migrate(db);
    const desk = await openDesk(db);
    house = desk.house;
    clients = await busyHouse(house);
    const door = await serveOperator(
      controlPath({ DATABASE_URL: postgres.url, DATA_DIR: folder }),
      async (argv) => {
        queries.push(argv);
        const { exit, reason } = await desk.runWords(argv);
        return { exit, reason };
      },
      createLog('silent'),
    );
    close = async () => {
      await door.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterAll(async () => {
    await close();
    await postgres?.stop();
  });

  it('is a process of its own: it is done although the server has no connection to spare', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL here');
    const gate = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const holders = Array.from({ length: 8 }, () =>
      db.transaction(async (tx) => {
        await tx.query(statement('test-held', 'select 1'));
        taken.resolve();
        await gate.promise;
      }),
    );
    await taken.promise;
    const { exit, out } = await audit(settings);
    gate.resolve();
    await Promise.all(holders);
    expect(out).toContain('Nothing is wrong');
    expect([exit, queries]).toEqual([0, []]);
  });

  it.for<readonly [string, number]>([
    ['its server hangs', 0o600],
    ['the socket there is not this user’s own', 0o622],
  ])('is done although %s', async ([_, mode], { skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL here');
    const folder = await mkdtemp(join(tmpdir(), 'maidan-audit-hung-'));
    const beside = { ...settings, DATABASE_URL: postgres.url, DATA_DIR: folder };
    const path = controlPath(beside);
    const silent = createServer().listen(path);
    await once(silent, 'listening');
    await chmod(path, mode);
    const { exit, out } = await audit(beside);
    silent.close();
    await rm(folder, { recursive: true, force: true });
    expect(out).toContain('Nothing is wrong');
    expect(exit).toBe(0);
  });

  it('finds nothing wrong in a house that bets, settles, corrects and voids meanwhile', async ({ skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL here');
    const busy = keepBusy(house, clients);
    const audits = [await audit(settings), await audit(settings)];
    expect(await busy.stop()).toBeGreaterThan(0);
    for (const { exit, out } of audits) {
      expect(out).toContain('Nothing is wrong');
      expect(exit).toBe(0);
    }
  });

  it('names what is wrong', async ({ skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL here');
    await db.script('update wallet set balance = balance + 1 where account_id = 2');
    const { exit, out } = await audit(settings);
    await db.script('update wallet set balance = balance - 1 where account_id = 2');
    expect(out).toMatch(/WRONG account default\/CLIENT1 \(2\): balance expected/);
    expect(exit).toBe(1);
  });

  it('leaves a database of another version to the server that runs on it, and does not migrate it', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL here');
    await db.script(`insert into migration (name) values ('9999-later.sql')`);
    await audit(settings);
    await db.script(`delete from migration where name = '9999-later.sql'`);
    expect(queries).toEqual([['audit']]);
  });
});

/** Counts the rows each transaction, or single read, is answered with. */
function counting(db: Db): Db & { readonly counts: number[] } {
  const counts: number[] = [];
  const watched = (queries: Queries): Queries => ({
    async query<Row>(...query: Parameters<Queries['query']>) {
      const rows = await queries.query<Row>(...query);
      counts.push((counts.pop() ?? 0) + rows.length);
      return rows;
    },
  });
  const begun = <Value>(work: () => Promise<Value>) => {
    counts.push(0);
    return work();
  };
  return {
    ...db,
    counts,
    query: (...query) => begun(() => watched(db).query(...query)),
    transaction: (work) => db.transaction((tx) => begun(() => work(watched(tx)))),
    snapshot: (read) => db.snapshot((tx) => begun(() => read(watched(tx)))),
  };
}

describe('on the embedded database the audit', () => {
  let db: Db;
  let house: TestHouse;
  const clients: TestHouse['owner'][] = [];
  beforeAll(async () => {
    db = await openEmbeddedTestDb();
    house = await createTestHouse(db);
    for (let client = 0; client < 12; client += 1) clients.push(await house.client(1_000_000));
    for (let market = 0; market < 20; market += 1) {
      const marketId = await house.market(`m-${market}`, twoTeams);
      await Promise.all(
        clients.flatMap((client) =>
          Array.from({ length: 20 }, () => house.place({ client, marketId, stake: 1 })),
        ),
      );
      if (market % 2 === 0) await house.declare(marketId, { winner: 'lions' });
    }
  });
  afterAll(() => db.close());

  it('reads little at a time, so that a bet has not long to wait', async () => {
    const watched = counting(db);
    const report = await auditHouse(watched);
    expect(report).toMatchObject({ faults: [], checked: { bets: 4800 } });
    expect(Math.max(...watched.counts)).toBeLessThan(1_500);
  });

  it('checks also the bets of a client who has more on a market than it reads at a time', async () => {
    const [before, client, behind] = clients;
    if (before === undefined || client === undefined || behind === undefined) throw new Error('no clients');
    const marketId = await house.market('m-long', twoTeams);
    const place = (who: TestHouse['owner']) => house.place({ client: who, marketId, stake: 1 });
    await Promise.all([place(before), ...Array.from({ length: 2_100 }, () => place(client)), place(behind)]);
    expect(await auditHouse(db)).toMatchObject({ faults: [], checked: { bets: 4800 + 2102 } });
    const last = `(select max(id) from bet where client_id = ${client} and market_id = 'm-long')`;
    await db.script(`update bet set state = 'settled' where id = ${last}`);
    const { faults } = await auditHouse(db);
    await db.script(`update bet set state = 'open' where id = ${last}`);
    expect(faults).toEqual(
      expect.arrayContaining([expect.stringMatching(/expected open, as market m-long has no settlement/)]),
    );
  });

  it('finds nothing wrong while bets are placed and settled, and these go on meanwhile', async () => {
    const busy = keepBusy(house, clients);
    const report = await auditHouse(db);
    expect(await busy.stop()).toBeGreaterThan(1);
    expect(report.faults).toEqual([]);
    expect((await auditHouse(db)).faults).toEqual([]);
  });
});
