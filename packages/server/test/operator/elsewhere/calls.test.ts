import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDatabase } from '@maidan/process/db/claim-database.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { RunVerb } from '../../../src/operator/carry-out.ts';
import { giveCommand } from '../../../src/operator/give-command.ts';
import { serveElsewhere } from '../../../src/operator/serve-calls.ts';
import type { PostgresCopy } from '../../support/database/migrated-postgres.ts';
import { openPostgresTestDb } from '../../support/database/test-db.ts';

const log = createLog('silent');
let db: PostgresCopy;
let folder = '';

beforeEach(async (context) => {
  if (inject('migratedPostgres') === undefined) return context.skip('no PostgreSQL on this platform');
  const opened = await openPostgresTestDb();
  if (opened === undefined) throw new Error('no PostgreSQL on this platform');
  db = opened;
  folder = await mkdtemp(join(tmpdir(), 'maidan-calls-'));
});
afterEach(async () => {
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A house that has the database, and hears nobody yet. */
async function claim() {
  const held = await claimDatabase({ url: db.url, log, onLost: () => undefined });
  let isReleased = false;
  const release = async () => {
    if (!isReleased) await held.release();
    isReleased = true;
  };
  onTestFinished(release);
  return { release };
}

async function serve(runVerb: RunVerb) {
  const door = await serveElsewhere(db.url, { db, log, runVerb });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= door.close();
    return closed;
  };
  onTestFinished(close);
  return { close };
}

async function give(argv: readonly string[], patienceMs = 60_000) {
  const heard: string[] = [];
  const end = await giveCommand({
    environment: { DATABASE_URL: db.url, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    argv,
    by: 'asha',
    output: {
      print: (line) => void heard.push(line),
      progress: (label, done, total) => void heard.push(`${label} ${done}/${total}`),
    },
    complain: () => undefined,
    patienceMs,
  });
  return { end, heard };
}

describe('the house on the database of a command', () => {
  test('is given it word by word, and its lines come back whole and in order', async () => {
    await claim();
    const words = ['credit', '--remark', 'ten "coins"\n', 'लंबा '.repeat(5_000)];
    await serve(async (argv, by, output) => {
      output.print(`heard ${argv.join('|')} from ${by}`);
      output.progress('Working', 1, 2);
      for (let line = 0; line < 2_000; line += 1) output.print(`line ${line}`);
      return { exit: 1, reason: 'Not today' };
    });
    expect(await give(words)).toEqual({
      end: { exit: 1, reason: 'Not today' },
      heard: [
        `heard ${words.join('|')} from asha`,
        'Working 1/2',
        ...Array.from({ length: 2_000 }, (_, line) => `line ${line}`),
      ],
    });
    expect(await db.query({ name: 't-calls', text: 'select id from operator_call' })).toEqual([]);
  });

  test('answers several at once, each its own', async () => {
    await claim();
    const both = Promise.withResolvers<void>();
    let begun = 0;
    await serve(async ([, word = ''], _by, output) => {
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      output.print(word);
      return { exit: 0 };
    });
    const results = await Promise.all([give(['credit', 'one']), give(['credit', 'two'])]);
    expect(results.map(({ heard }) => heard)).toEqual([['one'], ['two']]);
  });

  test('that does not answer is named, and never carries out what was withdrawn', async () => {
    await claim();
    const { end } = await give(['shut-matka', 'sandhya'], 1);
    expect(end.exit).toBe(1);
    expect(end.reason).toMatch(
      /^Nothing was done\. The house on this database is Maidan, process \d+ on .+ It does not answer/,
    );
    const carriedOut: string[] = [];
    await serve(async ([verb = '']) => {
      carriedOut.push(verb);
      return { exit: 0 };
    });
    await give(['list-shut']);
    expect(carriedOut).toEqual(['list-shut']);
  });

  test('that ends before it is done is reported as the one of the same folder is', async () => {
    const held = await claim();
    const begun = Promise.withResolvers<void>();
    const never = Promise.withResolvers<{ exit: number }>();
    const door = await serve(() => {
      begun.resolve();
      return never.promise;
    });
    const given = give(['shut-matka', 'sandhya']);
    await begun.promise;
    await held.release();
    expect((await given).end).toMatchObject({
      exit: 1,
      reason: expect.stringMatching(/^The server stopped before it was done/),
    });
    never.resolve({ exit: 0 });
    // An answer written once the database is closed would wait for a connection until its limit.
    await door.close();
  });

  test('closes only when what is under way is done', async () => {
    await claim();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const door = await serveElsewhere(db.url, {
      db,
      log,
      async runVerb() {
        begun.resolve();
        await gate.promise;
        order.push('done');
        return { exit: 0 };
      },
    });
    const given = give(['shut-matka', 'sandhya']);
    await begun.promise;
    const closed = door.close().then(() => order.push('closed'));
    gate.resolve();
    await closed;
    expect(order).toEqual(['done', 'closed']);
    expect((await given).end).toEqual({ exit: 0 });
  });
});

test('while no house runs a command is carried out where it is given', async () => {
  const { end } = await give(['list-shut']);
  expect(end).toEqual({ exit: 0 });
});
