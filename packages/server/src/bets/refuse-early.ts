import type { AccountId, Refusal } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import { lockWallets } from '../wallet/wallets.ts';
import type { PlaceAnswer } from './bet-request.ts';
import { recallAnswer } from './recall-answer.ts';
import { encodeRefusal } from './refusal-json.ts';
import { anyInput, writeRefusal } from './store.ts';

export interface EarlyRequest {
  readonly client: AccountId;
  readonly requestId: string;
  /** What the bet was on, if that could be read: all that is left to tell a request said again from another one. */
  readonly room: string | undefined;
}

/**
 * Refuses what cannot even be put to the road, such as a bet on a match that is not there. It is written down all the
 * same, so that the request gets this answer again; one that was answered before gets that answer again.
 */
export function refuseEarly(
  db: Db,
  request: EarlyRequest,
  refusal: Refusal,
  now: number,
): Promise<PlaceAnswer> {
  const { client, requestId, room } = request;
  return db.transaction(async (tx) => {
    // The road holds this lock while it decides: one request is never answered by both.
    await lockWallets(tx, [client]);
    const earlier = await recallAnswer(tx, client, requestId);
    if (earlier?.ok && earlier.value.room !== room) {
      return { ok: false, refusal: { code: 'request-id-reused', request: requestId } };
    }
    if (earlier !== undefined) return earlier;
    await writeRefusal(tx, { client, requestId, inputHash: anyInput, refusal: encodeRefusal(refusal) }, now);
    return { ok: false, refusal };
  });
}
