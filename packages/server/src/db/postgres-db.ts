import pg from 'pg';
import type { Logger } from '../log.ts';
import { busyOrElse, DatabaseBusy, readsWaitingMost } from './database-busy.ts';
import type { Db, Param, Queries, Statement } from './db.ts';
import { connectionSettings, runScript } from './postgres-connection.ts';
import { houseLimits, type TimeLimits } from './time-limits.ts';

/** Measured best on two cores; more connections only fight over the same rows. */
const moneyConnections = 8;
/** Few: what is read for a list must leave the database's cores to the money. */
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
    // What a transaction asks for at once is sent at once; the database still answers in order.
    pipeline: true,
  });
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', onLost);
  // The pool listens only while nobody has the connection: one lost in the middle of a transaction ends the process.
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
    // A connection that cannot roll back is thrown away, not handed to the next caller.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
