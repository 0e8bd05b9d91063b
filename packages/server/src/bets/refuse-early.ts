import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId, Refusal } from '@maidan/betting';
import { DatabaseBusy } from '../db/database-busy.ts';
import type { Db, Queries } from '../db/db.ts';
import { asPlaced } from './act.ts';
import type { PlaceAnswer, RequestHead } from './bet-request.ts';
import { inputHash } from './input-hash.ts';
import { recallAnswer } from './recall-answer.ts';
import { encodeRefusal } from './refusal-json.ts';
import { anyInput, existingClients, lockFreeClients, writeRefusal } from './store.ts';

interface Early {
  readonly request: RequestHead;
  readonly refusal: Refusal;
  readonly now: number;
}

interface Waiting extends Early {
  readonly resolve: (answer: PlaceAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Short compared with a batch of bets, which holds the wallets of its clients for some milliseconds. */
const retryMs = 20;
/** A wallet that stays locked for five seconds is given up. */
const triesMost = 250;
/** More of one client than this are not kept waiting. */
const waitingMost = 256;

/** The refusals of each client, one at a time. */
const queues = new WeakMap<Db, Map<AccountId, Waiting[]>>();

/**
 * Refuses what cannot be placed at all, such as a bet on a match that does not exist. The refusal is stored, so that a
 * repeated request gets the same answer. A request answered before gets that answer, and one that differs from the earlier
 * request with its id is refused as reused. While the client's wallet is locked by another transaction, its refusals wait
 * without a connection, so that they take none from the bets of others.
 */
export function refuseEarly(
  db: Db,
  request: RequestHead,
  refusal: Refusal,
  now: number,
): Promise<PlaceAnswer> {
  const clients = queues.get(db) ?? new Map<AccountId, Waiting[]>();
  queues.set(db, clients);
  const known = clients.get(request.client);
  if (known !== undefined && known.length >= waitingMost)
    return Promise.reject(new DatabaseBusy('too many refusals of one client wait already'));
  return new Promise((resolve, reject) => {
    const queue = known ?? [];
    queue.push({ request, refusal, now, resolve, reject });
    if (known !== undefined) return;
    clients.set(request.client, queue);
    void answerAll(db, queue, () => clients.delete(request.client));
  });
}

async function answerAll(db: Db, queue: Waiting[], onEmpty: () => void): Promise<void> {
  let tries = 1;
  for (let [first] = queue; first !== undefined; [first] = queue) {
    const { resolve, reject, ...early } = first;
    const answered = await db
      .transaction((tx) => refuseIfFree(tx, early))
      .then((answer) => answer && (() => resolve(answer)))
      .catch((error) => () => reject(error));
    if (answered !== undefined) {
      answered();
      queue.shift();
      tries = 1;
    } else if (tries < triesMost) {
      tries += 1;
      await pause(retryMs);
    } else {
      for (const waiting of queue.splice(0)) waiting.reject(new DatabaseBusy('a wallet stays locked'));
    }
  }
  onEmpty();
}

/** Undefined while another transaction has locked the client's wallet. */
async function refuseIfFree(tx: Queries, { request, refusal, now }: Early): Promise<PlaceAnswer | undefined> {
  const { client, requestId } = request;
  // Placing holds this lock while it decides, so that a request is never answered by both.
  const locked = await lockFreeClients(tx, [client]);
  if (locked.length === 0 && (await existingClients(tx, [client])).length > 0) return undefined;
  const hash = inputHash(request);
  const earlier = await recallAnswer(tx, client, requestId);
  if (earlier === undefined) {
    await writeRefusal(tx, { client, requestId, inputHash: hash, refusal: encodeRefusal(refusal) }, now);
    return { ok: false, refusal };
  }
  const isSame = earlier.hash === hash || earlier.hash === anyInput;
  return isSame
    ? asPlaced(earlier.answer)
    : { ok: false, refusal: { code: 'request-id-reused', request: requestId } };
}
