import type { AccountId, Refusal } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import { lockWallets } from '../wallet/wallets.ts';
import { asPlaced } from './act.ts';
import type { PlaceAnswer } from './bet-request.ts';
import { inputHash } from './input-hash.ts';
import { recallAnswer } from './recall-answer.ts';
import { encodeRefusal } from './refusal-json.ts';
import { anyInput, writeRefusal } from './store.ts';

export interface EarlyRequest {
  readonly client: AccountId;
  readonly requestId: string;
  /** The whole request in the client's own words. */
  readonly asked: string;
}

/**
 * Refuses what cannot be placed at all, such as a bet on a match that does not exist. The refusal is stored, so that a
 * repeated request gets the same answer. A request answered before gets that answer, and one that differs from the earlier
 * request with its id is refused as reused.
 */
export function refuseEarly(
  db: Db,
  request: EarlyRequest,
  refusal: Refusal,
  now: number,
): Promise<PlaceAnswer> {
  const { client, requestId } = request;
  const hash = inputHash(request);
  return db.transaction(async (tx) => {
    // Placing holds this lock while it decides, so that a request is never answered by both.
    await lockWallets(tx, [client]);
    const earlier = await recallAnswer(tx, client, requestId);
    if (earlier === undefined) {
      await writeRefusal(tx, { client, requestId, inputHash: hash, refusal: encodeRefusal(refusal) }, now);
      return { ok: false, refusal };
    }
    const isSame = earlier.hash === hash || earlier.hash === anyInput;
    return isSame
      ? asPlaced(earlier.answer)
      : { ok: false, refusal: { code: 'request-id-reused', request: requestId } };
  });
}
