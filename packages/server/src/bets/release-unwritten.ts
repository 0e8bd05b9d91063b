import { type Clock, sleep } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { Reserved } from './desk.ts';
import { readAnswers } from './store.ts';

/** Time between tries while the database does not answer. */
const retryMs = 1_000;
/** After that many tries the liability stays reserved until the market is decided: reserving too much is safe. */
const triesMost = 300;

/**
 * After a batch that failed: a commit whose answer was lost may have been carried out, so each act is looked up, and only
 * those not stored are removed from the house's liability.
 */
export async function releaseUnwritten(
  parts: { readonly db: Db; readonly clock: Clock },
  reserved: readonly Reserved[],
  tries = 1,
): Promise<void> {
  if (reserved.length === 0 || tries > triesMost) return;
  const { db, clock } = parts;
  const asked = reserved.map(({ client, requestId }) => [client, requestId] as const);
  const rows = await readAnswers(db, asked).catch(() => undefined);
  if (rows === undefined) {
    await sleep(clock, retryMs);
    return releaseUnwritten(parts, reserved, tries + 1);
  }
  const keyOf = (client: bigint, request: string) => `${client}/${request}`;
  const written = new Set(
    rows.filter((row) => row.bet_id !== null).map((row) => keyOf(row.client_id, row.request_id)),
  );
  for (const act of reserved) if (!written.has(keyOf(act.client, act.requestId))) act.release();
}
