import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const beatMs = 5_000;

/** Resolves when the connection has ended or no longer answers; ends it unless its owner is stopping. */
export async function untilLost(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const end = () => lost.abort();
  client.once('end', end);
  client.once('error', end);
  const over = AbortSignal.any([lost.signal, stopping]);
  while (!over.aborted) {
    await pause(beatMs, undefined, { ref: false, signal: over }).catch(() => undefined);
    if (!over.aborted) await client.query('select 1').catch(end);
  }
  if (!stopping.aborted) await client.end().catch(() => undefined);
}
