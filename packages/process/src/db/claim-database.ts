import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { connectionSettings } from './postgres-db.ts';
import { untilLost } from './time-limits.ts';

/** A house that was just killed holds its claim for a moment longer. */
const startWaitMs = 3_000;
const retryMs = 1_000;
const statementMs = 10_000;

/** The exclusive claim of a running house on its database. */
export interface Claim {
  release(): Promise<void>;
}

export interface ClaimParts {
  readonly url: string;
  readonly log: Logger;
  /** Called when another house has the database: this one must stop. */
  readonly onLost: (line: string) => void;
}

interface Held {
  readonly client: pg.Client;
  readonly backend: number;
}

/** Held by a connection of its own, so that it ends with the process, however that ends. */
export async function claimDatabase({ url, log, onLost }: ClaimParts): Promise<Claim> {
  const stopping = new AbortController();
  let held = await takeAtStart(url);

  async function keep(): Promise<void> {
    for (;;) {
      await untilLost(held.client, stopping.signal);
      if (stopping.signal.aborted) return;
      log.warn('the claim on the database was lost, and is taken again');
      const again = await takeAgain(url, held.backend, stopping.signal);
      if (again === undefined) return;
      held = again;
    }
  }

  const kept = keep().catch((error: Error) => onLost(error.message));
  return {
    async release() {
      stopping.abort();
      await kept;
      await held.client.end();
    },
  };
}

/**
 * The claim of a command that works without a house, which no house takes meanwhile; or the name of the house that has the
 * database.
 */
export async function claimForCommand(url: string): Promise<Claim | { readonly house: string }> {
  const { client } = await connect(url, 'Maidan, command');
  try {
    const { rows } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock_shared($1) as is_ours',
      [claimKey],
    );
    if (rows[0]?.is_ours === true) return { release: () => client.end() };
    const house = nameOf(await findHolder(client));
    await client.end();
    return { house };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(url: string, name = 'Maidan'): Promise<Held> {
  const client = new pg.Client({
    ...connectionSettings(url, { statementMs, lockMs: startWaitMs }),
    application_name: `${name}, process ${process.pid} on ${hostname()}`,
  });
  // The lost claim is reported when the connection ends.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');
    return { client, backend: rows[0]?.backend ?? 0 };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function takeAtStart(url: string): Promise<Held> {
  const held = await connect(url);
  try {
    await held.client.query('select pg_advisory_lock($1)', [claimKey]);
    return held;
  } catch (error) {
    const isTaken = (error as { code?: string }).code === '55P03';
    const holder = isTaken ? await findHolder(held.client) : undefined;
    await held.client.end();
    if (!isTaken) throw error;
    throw new StartError(
      `The database is in use by ${nameOf(holder)}. A database has one house: stop that one, or set another DATABASE_URL.`,
    );
  }
}

/** Undefined when the house stops meanwhile. Throws when another house has the claim. */
async function takeAgain(url: string, before: number, stopping: AbortSignal): Promise<Held | undefined> {
  while (!stopping.aborted) {
    const held = await connect(url).catch(() => undefined);
    const answer = held && (await tryToTake(held, before).catch(() => undefined));
    if (answer === 'taken') return held;
    await held?.client.end().catch(() => undefined);
    if (answer !== undefined) throw new Error(`The database was taken by ${answer.by}. This house stops.`);
    await pause(retryMs, undefined, { ref: false, signal: stopping }).catch(() => undefined);
  }
  return undefined;
}

/** Undefined when it must be retried. An old connection of ours that the database still keeps is ended. */
async function tryToTake(
  { client }: Held,
  before: number,
): Promise<'taken' | { readonly by: string } | undefined> {
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
    claimKey,
  ]);
  if (rows[0]?.is_ours === true) return 'taken';
  const holder = await findHolder(client);
  if (holder === undefined || !holder.is_house) return undefined;
  if (holder.backend !== before) return { by: nameOf(holder) };
  await client.query('select pg_terminate_backend($1)', [before]);
  return undefined;
}

/** An arbitrary number that must never change, since houses of different versions share it. */
const claimKey = 7_206_117;

interface Holder {
  readonly backend: number;
  readonly name: string;
  readonly since: string;
  /** Commands without a house share the claim. */
  readonly is_house: boolean;
}

/** The database session that holds the claim; of several commands one. */
async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select a.pid as backend, a.application_name as name,
       to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since,
       l.mode = 'ExclusiveLock' as is_house
     from pg_locks l join pg_database d on d.oid = l.database join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.objsubid = 1 and l.granted
       and d.datname = current_database()
     order by is_house desc limit 1`,
    [claimKey],
  );
  return rows[0];
}

const nameOf = (holder: Holder | undefined): string =>
  holder === undefined ? 'another house' : `${holder.name || 'another house'}, since ${holder.since} UTC`;
