import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Db, Param, Queries, Statement } from './db.ts';
import {
  answerMs,
  busyOrElse,
  DatabaseBusy,
  houseLimits,
  limitSettings,
  readsWaitingMost,
  type TimeLimits,
} from './time-limits.ts';
import { parseInt8, parseInt8Array, parseTimestamp, sessionSettings, typeIds } from './values.ts';

/** Measured as the best on two cores; more connections only wait for the same rows. */
const moneyConnections = 8;
/** Few, so that reads for lists leave the database's cores to transactions of money. */
const readingConnections = 3;

export function openPostgres(url: string, log: Logger, limits: TimeLimits = houseLimits): Db {
  const money = openPool(url, moneyConnections, limits, log);
  const reading = openPool(url, readingConnections, limits, log);
  return {
    query: <Row>(statement: Statement, params?: readonly Param[]) =>
      run<Row>(money, statement, params).catch(throwBusy),
    transaction: (work) => inTransaction(money, 'begin', work).catch(throwBusy),
    async snapshot(read) {
      if (reading.waitingCount >= readsWaitingMost) throw new DatabaseBusy('too many reads wait already');
      return inTransaction(reading, 'begin isolation level repeatable read, read only', read).catch(
        throwBusy,
      );
    },
    script: (text) => runScript(url, text),
    async close() {
      await Promise.all([money.end(), reading.end()]);
    },
  };
}

function openPool(url: string, size: number, limits: TimeLimits, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url, limits),
    max: size,
    // Statements issued together are sent together; the database still answers in order.
    pipeline: true,
  });
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', onLost);
  // The pool listens for errors only on idle connections: one lost during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

function throwBusy(error: unknown): never {
  throw busyOrElse(error);
}

async function run<Row>(
  target: pg.Pool | pg.PoolClient,
  statement: Statement,
  params: readonly Param[] = [],
): Promise<Row[]> {
  const answer = await target.query({ name: statement.name, text: statement.text, values: [...params] });
  return answer.rows as Row[];
}

async function inTransaction<Value>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Queries) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const value = await work({ query: (statement, params) => run(client, statement, params) });
    await client.query('commit');
    return value;
  } catch (error) {
    // A connection that cannot roll back is discarded, not reused.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const parsers: Record<number, (text: string) => unknown> = {
  [typeIds.int8]: parseInt8,
  [typeIds.int8Array]: parseInt8Array,
  [typeIds.timestamptz]: parseTimestamp,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format),
};

const usualConnectMs = 5_000;

export function connectionSettings(url: string, limits: TimeLimits): pg.ClientConfig {
  const settings = { ...sessionSettings, ...limitSettings(limits) };
  return {
    connectionString: url,
    types,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: limits.connectMs ?? usualConnectMs,
    // A connection to a host that no longer answers is dropped.
    query_timeout: answerMs(limits),
    keepAlive: true,
  };
}

const withoutEnd: TimeLimits = { statementMs: 0, lockMs: 0 };

/** On a connection of its own and without a time limit, since a migration may take long. */
async function runScript(url: string, text: string): Promise<void> {
  const client = new pg.Client(connectionSettings(url, withoutEnd));
  // A lost connection makes the awaited script fail.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
