import { claimForCommand } from '@maidan/process/db/claim-database.ts';
import type { OpenOptions } from '@maidan/process/db/open-database.ts';
import { createLog } from '@maidan/process/log.ts';
import { StartError } from '@maidan/process/start-error.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openHouseDatabase } from '../../src/db/open-house-database.ts';
import { startPostgres, type TestPostgres } from '../support/database/postgres.ts';
import { stallingProxy } from '../support/database/stalling-proxy.ts';
import { type OutsideSession, outsideSession } from '../support/outside-session.ts';

let postgres: TestPostgres | undefined;
let outside: OutsideSession;

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres !== undefined) outside = await outsideSession(postgres.url);
});
afterAll(async () => {
  await outside?.close();
  await postgres?.stop();
});
beforeEach((context) => {
  if (postgres === undefined) context.skip('no PostgreSQL on this platform');
});

async function open(
  options: OpenOptions = {},
  report: (line: string) => void = () => undefined,
  url = postgres?.url,
) {
  const config = { DATA_DIR: '', DATABASE_URL: url };
  const db = await openHouseDatabase(config, createLog('silent'), report, options);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...db, close };
}

async function claimHolders(): Promise<number[]> {
  const { rows } = await outside.run(
    `select l.pid from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and l.granted and d.datname = current_database()`,
  );
  return rows.map((row: { pid: number }) => row.pid);
}

describe('on a real PostgreSQL', () => {
  test('a command finds no house in an empty database, and leaves it empty', async () => {
    await expect(open({ as: 'command' })).rejects.toThrow(
      'There is no house in the database of DATABASE_URL.',
    );
    const { rows } = await outside.run(`select to_regclass('migration') as made`);
    expect(rows).toEqual([{ made: null }]);
  });

  test('of two houses that start at once on an empty database one migrates it, and the other is refused', async () => {
    const lines: string[] = [];
    const opened = await Promise.allSettled([
      open({}, (line) => void lines.push(line)),
      open({}, (line) => void lines.push(line)),
    ]);
    const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(StartError);
    expect(refused[0].message).toMatch(/^The database is in use by Maidan, process \d+ on /);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('Applying 0001-accounts.sql');
  });

  test('a house that has stopped leaves the database to the next', async () => {
    const first = await open();
    await first.close();
    expect(await claimHolders()).toEqual([]);
    await open();
    expect(await claimHolders()).toHaveLength(1);
  });

  test('a command works beside a house', async () => {
    await open();
    const command = await open({ as: 'command' });
    const statement = { name: 't-one', text: 'select 1 as one' };
    expect(await command.query(statement)).toEqual([{ one: 1 }]);
    expect(await claimHolders()).toHaveLength(1);
  });

  test('a command does not migrate the database of a running house', async () => {
    await open();
    await outside.run(`delete from migration where name = '0007-ledger-lines.sql'`);
    onTestFinished(async () => {
      await outside.run(
        `insert into migration (name) values ('0007-ledger-lines.sql') on conflict do nothing`,
      );
    });
    await expect(open({ as: 'command' })).rejects.toThrow('The database is in use by Maidan, process');
  });

  test('a house whose claim is cut takes it again and goes on', async () => {
    const lost: string[] = [];
    await open({ onLost: (line) => void lost.push(line) });
    const [before] = await claimHolders();
    await outside.run(`select pg_terminate_backend(${before}, 5000)`);
    await vi.waitFor(async () => expect(await claimHolders()).toHaveLength(1));
    expect(await claimHolders()).not.toEqual([before]);
    expect(lost).toEqual([]);
  });

  test('a house whose connection is dead takes its claim again, though the database still counts the old one', async () => {
    const proxy = await stallingProxy(postgres?.url ?? '');
    const lost: string[] = [];
    await open({ onLost: (line) => void lost.push(line) }, undefined, proxy.url);
    onTestFinished(() => proxy.close());
    const [before] = await claimHolders();
    proxy.cut();
    await vi.waitFor(async () => {
      const [now] = await claimHolders();
      expect(now).toBeDefined();
      expect(now).not.toBe(before);
    });
    expect(lost).toEqual([]);
  });

  /** As a command that works without a house holds it. */
  async function commandClaim() {
    const claim = await claimForCommand(postgres?.url ?? '');
    if ('house' in claim) throw new Error(`held by ${claim.house}`);
    let isReleased = false;
    const release = async () => {
      if (!isReleased) await claim.release();
      isReleased = true;
    };
    onTestFinished(release);
    return { release };
  }

  test('a house does not start while commands work without one, and does afterwards', async () => {
    const claims = [await commandClaim(), await commandClaim()];
    await expect(open()).rejects.toThrow(/^The database is in use by Maidan, command, process \d+ on /);
    for (const claim of claims) await claim.release();
    await open();
  });

  test('a command that would work without a house is given the name of the one that runs', async () => {
    await open();
    expect(await claimForCommand(postgres?.url ?? '')).toEqual({
      house: expect.stringMatching(/^Maidan, process \d+ on .+, since .+ UTC$/),
    });
  });

  test('a house whose claim is cut waits for a command that was quicker, and goes on', async () => {
    const lost: string[] = [];
    await open({ onLost: (line) => void lost.push(line) });
    const [before] = await claimHolders();
    const locked = await outside.run(
      `select ((classid::bigint << 32) | objid::bigint)::text as key from pg_locks where pid = ${before} and locktype = 'advisory'`,
    );
    const command = await outsideSession(postgres?.url ?? '');
    onTestFinished(() => command.close());
    const quicker = command.run(`select pg_advisory_lock_shared(${locked.rows[0].key})`);
    await vi.waitFor(async () => {
      const waiting = await outside.run(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
      expect(waiting.rowCount).toBe(1);
    });
    await outside.run(`select pg_terminate_backend(${before}, 5000)`);
    await quicker;
    await command.run(`select pg_advisory_unlock_shared(${locked.rows[0].key})`);
    await vi.waitFor(async () => {
      const mode = `select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted`;
      expect((await outside.run(mode)).rowCount).toBe(1);
    });
    expect(lost).toEqual([]);
  });

  test('a house whose claim was taken by another stops with a clear line', async () => {
    const lost = Promise.withResolvers<string>();
    await open({ onLost: lost.resolve });
    const [before] = await claimHolders();
    const { rows } = await outside.run(
      `select ((classid::bigint << 32) | objid::bigint)::text as key from pg_locks where pid = ${before} and locktype = 'advisory'`,
    );
    const rival = await outsideSession(postgres?.url ?? '');
    onTestFinished(() => rival.close());
    const taken = rival.run(`select pg_advisory_lock(${rows[0].key})`);
    await vi.waitFor(async () => {
      const waiting = await outside.run(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
      expect(waiting.rowCount).toBe(1);
    });
    await outside.run(`select pg_terminate_backend(${before}, 5000)`);
    await taken;
    expect(await lost.promise).toMatch(
      /^The database was taken by another house, since .+\. This house stops\.$/,
    );
  });
});
