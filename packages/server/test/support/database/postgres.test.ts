import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('what was committed before a crash is there after the restart', async ({ skip }) => {
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  const { url } = postgres;
  await query(url, 'create table kept (coins bigint)');
  await query(url, 'insert into kept values (42)');

  await postgres.crash();
  await expect(query(url, 'select 1')).rejects.toThrow();

  await postgres.restart();
  expect(await query(url, 'select coins from kept')).toEqual([{ coins: '42' }]);
});

test('the database is durable: a commit waits for the disk', async ({ skip }) => {
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

test('two databases started at once do not see each other', async ({ skip }) => {
  const pair = await Promise.all([startPostgres(), startPostgres()]);
  const [one, two] = pair;
  if (one === undefined || two === undefined) return skip('no PostgreSQL on this platform');
  try {
    await query(one.url, 'create table only_here (id int)');
    await expect(query(two.url, 'select * from only_here')).rejects.toThrow('does not exist');
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});
