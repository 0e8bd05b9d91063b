import pg from 'pg';
import { answerMs, limitSettings, type TimeLimits } from './time-limits.ts';
import { parseInt8, parseInt8Array, parseTimestamp, sessionSettings, typeIds } from './values.ts';

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
export async function runScript(url: string, text: string): Promise<void> {
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
