import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Db, Param, Queries, Statement } from './db.ts';
import { parseInt8, parseInt8Array, parseTimestamp, sessionSettings, typeIds } from './values.ts';

const parsers: Record<number, (text: string) => unknown> = {
  [typeIds.int8]: parseInt8,
  [typeIds.int8Array]: parseInt8Array,
  [typeIds.timestamptz]: parseTimestamp,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format),
};

/** Measured best on two cores; more connections only fight over the same rows. */
const poolSize = 8;

export function openPostgres(url: string, log: Logger): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // What a transaction asks for at once is sent at once; the database still answers in order.
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  return {
    query: (statement, params) => run(pool, statement, params),
    transaction: (work) => inTransaction(pool, work),
    snapshot: (read) => inTransaction(pool, read),
    script: async (text) => {
      await pool.query(text);
    },
    close: () => pool.end(),
  };
}

async function run<Row>(
  target: pg.Pool | pg.PoolClient,
  statement: Statement,
  params: readonly Param[] = [],
): Promise<Row[]> {
  const answer = await target.query({ name: statement.name, text: statement.text, values: [...params] });
  return answer.rows as Row[];
}

async function inTransaction<Value>(pool: pg.Pool, work: (tx: Queries) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await work({ query: (statement, params) => run(client, statement, params) });
    await client.query('commit');
    return value;
  } catch (error) {
    // A connection that cannot roll back is thrown away, not handed to the next caller.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
