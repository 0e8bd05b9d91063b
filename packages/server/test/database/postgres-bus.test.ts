import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgresBus } from '../../src/db/bus/postgres-bus.ts';
import type { PostgresCopy } from '../support/database/migrated-postgres.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { outsideSession } from '../support/outside-session.ts';

const onPostgres = test.skipIf(inject('migratedPostgres') === undefined);
let db: PostgresCopy | undefined;
beforeAll(async () => {
  db = await openPostgresTestDb();
});
afterAll(() => db?.close());

async function openBus() {
  const bus = await openPostgresBus({ url: db?.url ?? '', log: createLog('silent') });
  onTestFinished(() => bus.close());
  return bus;
}

onPostgres(
  'messages arrive whole and in order at all who listen, and at nobody who has stopped',
  async () => {
    const [one, two] = [await openBus(), await openBus()];
    const heard: Record<string, string[]> = { here: [], there: [], stopped: [] };
    await one.subscribe('topic', (message) => void heard.here?.push(message));
    await two.subscribe('topic', (message) => void heard.there?.push(message));
    const third = await two.subscribe('topic', (message) => void heard.stopped?.push(message));
    await third.end();
    const sent = Array.from({ length: 20 }, (_, index) => `${index} ${'लंबा '.repeat(index * 400)}`);
    for (const message of sent) await one.publish('topic', message);
    await one.publish('another', 'not for them');
    await vi.waitFor(() => expect(heard).toEqual({ here: sent, there: sent, stopped: [] }));
  },
);

onPostgres('a line that is cut is made again, and listens to what it listened to', async () => {
  const [one, two] = [await openBus(), await openBus()];
  const heard: string[] = [];
  await one.subscribe('topic', (message) => void heard.push(message));
  const outside = await outsideSession(db?.url ?? '');
  onTestFinished(() => outside.close());
  const lines = `select pid from pg_stat_activity where application_name like 'Maidan''s messages%' and datname = current_database()`;
  const { rows } = await outside.run(lines);
  for (const { pid } of rows) await outside.run(`select pg_terminate_backend(${pid}, 5000)`);
  await vi.waitFor(async () => {
    await two.publish('topic', 'again');
    expect(heard).toContain('again');
  });
  expect([one.isUp(), two.isUp()]).toEqual([true, true]);
});
