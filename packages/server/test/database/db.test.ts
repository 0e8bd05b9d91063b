import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { openEmbedded } from '@maidan/process/db/pglite-db.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openEmbeddedTestDb, openPostgresTestDb } from '../support/database/test-db.ts';

const add = statement('t-add', 'insert into note (id, words) values ($1, $2)');
const count = statement('t-count', 'select count(*) as notes from note');
const echo = statement(
  't-echo',
  `select $1::bigint as big, $2::int as small, $3::text as words, $4::boolean as truth, $5::timestamptz as moment,
     $6::bytea as bytes, $7::bigint[] as bigs, $8::text[] as texts, $9::jsonb as tree, $10::text as nothing`,
);

const open: Record<string, () => Promise<Db | undefined>> = {
  embedded: () => openEmbeddedTestDb(),
  PostgreSQL: openPostgresTestDb,
};

describe.each(Object.keys(open))('the database, %s,', (name) => {
  let db: Db | undefined;
  beforeAll(async () => {
    db = await open[name]?.();
    await db?.script('create table note (id int primary key, words text not null)');
  });
  afterAll(async () => db?.close());
  const notes = async () => (await db?.query<{ notes: bigint }>(count))?.[0]?.notes;

  test('gives back every kind of value as it was given, the first time and again', async ({ skip }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const moment = new Date('2026-11-15T02:41:54.123Z');
    const params = [
      9_007_199_254_740_993n,
      -7,
      'ē "quoted", \\ and {braced}',
      true,
      moment,
      new Uint8Array([0, 1, 255]),
      [1n, -2n, null],
      ['a,b', 'NULL', '"', ''],
      '{"deep":[1,"two"]}',
      null,
    ];
    for (let time = 0; time < 2; time += 1) {
      const [row] = await db.query<Record<string, unknown>>(echo, params);
      expect({ ...row, bytes: Array.from(row?.bytes as Uint8Array) }).toEqual({
        big: 9_007_199_254_740_993n,
        small: -7,
        words: 'ē "quoted", \\ and {braced}',
        truth: true,
        moment: moment.getTime(),
        bytes: [0, 1, 255],
        bigs: [1n, -2n, null],
        texts: ['a,b', 'NULL', '"', ''],
        tree: { deep: [1, 'two'] },
        nothing: null,
      });
    }
  });

  test('runs statements that a transaction sends at once in the order they were sent', async ({ skip }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const before = await notes();
    const seen = await db.transaction(async (tx) => {
      const results = [
        tx.query(add, [1, 'one']),
        tx.query<{ notes: bigint }>(count),
        tx.query(add, [2, 'two']),
      ] as const;
      return (await Promise.all(results))[1][0]?.notes;
    });
    expect(seen).toBe((before ?? 0n) + 1n);
    expect(await notes()).toBe((before ?? 0n) + 2n);
  });

  test('keeps nothing of a transaction in which one of several statements sent at once fails', async ({
    skip,
  }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const before = await notes();
    const failing = db.transaction((tx) =>
      Promise.all([tx.query(add, [3, 'three']), tx.query(add, [3, 'again']), tx.query(add, [4, 'four'])]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toBe(before);
    await db.query(add, [5, 'five']);
    expect(await notes()).toBe((before ?? 0n) + 1n);
  });

  test('reads in a snapshot what was there at its first statement, whatever is written meanwhile', async ({
    skip,
  }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const at = db;
    const before = await notes();
    let written: Promise<unknown> = Promise.resolve();
    const seen = await at.snapshot(async (tx) => {
      const [first] = await tx.query<{ notes: bigint }>(count);
      written = at.query(add, [6, 'six']);
      // The embedded database has one connection, so there the write waits until the snapshot is done.
      if (name === 'PostgreSQL') await written;
      const [second] = await tx.query<{ notes: bigint }>(count);
      return [first?.notes, second?.notes];
    });
    await written;
    expect(seen).toEqual([before, before]);
    expect(await notes()).toBe((before ?? 0n) + 1n);
  });

  test('lets nothing be written in a snapshot', async ({ skip }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const writing = db.snapshot((tx) => tx.query(add, [7, 'seven']));
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    await db.query(add, [7, 'seven']);
  });

  test('refuses two statements of one name', async ({ skip }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    await db.query(count);
    await expect(db.query(statement('t-count', 'select 1'))).rejects.toThrow(/t-count/);
  });

  test('still works after a statement with a syntax error', async ({ skip }) => {
    if (!db) return skip('no PostgreSQL on this platform');
    const unreadable = statement('t-unreadable', 'select from where');
    await expect(db.query(unreadable)).rejects.toMatchObject({ code: '42601' });
    await expect(db.query(unreadable)).rejects.toMatchObject({ code: '42601' });
    expect(await notes()).toBeTypeOf('bigint');
  });
});

test('an embedded database whose thread has ended refuses every statement, and can be closed', async () => {
  const db = await openEmbeddedTestDb();
  await db.close();
  await expect(db.query(count)).rejects.toThrow('the embedded database has ended');
  await expect(db.close()).resolves.toBeUndefined();
});

test('an embedded database that fails reports it once, and answers every statement with the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-panic-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const died = Promise.withResolvers<Error>();
  const db = openEmbedded({ folder, onDeath: died.resolve });
  await db.script('create table note (id int primary key, words text not null)');
  await rm(join(folder, 'pg_wal'), { recursive: true });
  const panic = statement('t-panic', 'select pg_switch_wal()');
  await db.query(add, [1, 'one']);
  await expect(db.query(panic).then(() => db.query(add, [2, 'two']))).rejects.toThrow('pg_wal');
  expect((await died.promise).message).toContain('pg_wal');
  await expect(db.query(count)).rejects.toThrow('pg_wal');
  await expect(db.close()).resolves.toBeUndefined();
});

test('an embedded database that is closed has not died', async () => {
  let deaths = 0;
  const db = openEmbedded({
    onDeath: () => {
      deaths += 1;
    },
  });
  await db.script('select 1');
  await db.close();
  expect(deaths).toBe(0);
});

test('an embedded database answers money before three hundred reads that came first', async () => {
  const db = await openEmbeddedTestDb();
  onTestFinished(() => db.close());
  const one = statement('t-one', 'select 1 as one');
  let reads = 0;
  const lists = Array.from({ length: 300 }, async () => {
    await db.snapshot((tx) => tx.query(one));
    reads += 1;
  });
  await db.query(one);
  const readBefore = reads;
  await Promise.all(lists);
  expect([readBefore, reads]).toEqual([0, 300]);
});
