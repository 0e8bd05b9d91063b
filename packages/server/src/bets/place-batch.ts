import type { AccountId } from '@maidan/betting';
import type { Queries } from '../db/db.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { decideBet } from './decide-bet.ts';
import { answerOf, bookKey, type Desk, deskToWrite, giveBetId, openDesk, requestKey } from './desk.ts';
import * as store from './store.ts';

export interface BatchParts extends Pick<Desk, 'liability' | 'reserved'> {
  readonly now: () => number;
  /** Clients locked by a batch of ours still under way: worth waiting for. */
  readonly ours: ReadonlySet<AccountId>;
  /** Called once the batch holds its locks, with the clients it could not lock: whoever locks after that comes after it. */
  readonly onLocked: (missed: ReadonlySet<AccountId>) => void;
}

/** `held-up`: somebody else has locked the client's wallet, and nothing was decided. */
export type BatchAnswer = PlaceAnswer | Error | 'held-up';

/**
 * Places a batch in an open transaction: each bet is decided on its own, in order of arrival, and none fails for
 * another or waits for another client's lock.
 */
export async function placeBatch(
  tx: Queries,
  batch: readonly BetRequest[],
  parts: BatchParts,
): Promise<BatchAnswer[]> {
  const ids = unique(batch.map((request) => request.client));
  const marketIds = unique(batch.map((request) => request.marketId));
  const pairs = new Map(batch.map((r) => [bookKey(r.client, r.marketId), [r.client, r.marketId] as const]));
  const asked = new Map(
    batch.map((r) => [requestKey(r.client, r.requestId), [r.client, r.requestId] as const]),
  );
  // Sent together and run in this order: books and earlier answers are read under the locks.
  const [clients, markets, books, answers] = await Promise.all([
    lockAll(tx, ids, parts.ours),
    store.shareMarkets(tx, marketIds),
    store.readBooks(tx, [...pairs.values()]),
    store.readAnswers(tx, [...asked.values()]),
  ]);
  const missed = await missedBy(tx, ids, clients);
  parts.onLocked(missed);

  const desk = openDesk({ clients, markets, books, answers }, parts);
  // Beside the prices it is decided by, under the locks: whatever is known later is known after the bet.
  const decidedAt = parts.now();
  const keys = batch.map((request) => (missed.has(request.client) ? undefined : decideAlone(desk, request)));
  if (desk.bets.length > 0 || desk.refusals.length > 0) {
    for (const row of await store.writeBatch(tx, deskToWrite(desk), decidedAt)) giveBetId(desk, row);
  }
  return keys.map((key) => (typeof key === 'string' ? answerOf(desk, key) : (key ?? 'held-up')));
}

/** Those nobody has locked, and those locked by our own batch before, which is about to commit. */
async function lockAll(
  tx: Queries,
  ids: readonly AccountId[],
  ours: ReadonlySet<AccountId>,
): Promise<store.ClientRow[]> {
  const own = ids.filter((client) => ours.has(client));
  const others = ids.filter((client) => !ours.has(client));
  const rows = await Promise.all([
    others.length === 0 ? [] : store.lockFreeClients(tx, others),
    own.length === 0 ? [] : store.lockClients(tx, own),
  ]);
  return rows.flat();
}

async function missedBy(
  tx: Queries,
  ids: readonly AccountId[],
  locked: readonly store.ClientRow[],
): Promise<ReadonlySet<AccountId>> {
  if (locked.length === ids.length) return new Set();
  const known = new Set(locked.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  // A client that does not exist is not held up: it is refused like any other.
  return new Set(await store.existingClients(tx, missing));
}

/** A fault in deciding one bet is that bet's alone. */
function decideAlone(desk: Desk, request: BetRequest): string | PlaceAnswer | Error {
  try {
    return decideBet(desk, request);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
