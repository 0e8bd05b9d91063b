import { type Clock, sleep } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { type Reserved, requestKey } from './desk.ts';
import { lockFreeClients, readAnswers } from './store.ts';

/** Accepted acts of batches that failed: a commit whose answer was lost may have been carried out, or still be under way. */
export interface UnconfirmedActs {
  readonly acts: ReadonlyMap<string, Reserved>;
  /** Keeps the acts counted in the house's liability until it is known which of them are stored. */
  add(acts: readonly Reserved[]): void;
  /** Called under the lock of the client's wallet, so that the failed transaction is over. */
  confirm(key: string, isStored: boolean): void;
}

/** Time between looks while the database does not answer, or another transaction has locked the client's wallet. */
const retryMs = 1_000;
/** After that many looks the liability stays reserved until the market is decided: reserving too much is safe. */
const looksMost = 300;

const keyOf = ({ client, requestId }: Reserved): string => requestKey(client, requestId);

export function createUnconfirmedActs({ db, clock }: { db: Db; clock: Clock }): UnconfirmedActs {
  const unconfirmed = new Map<string, Reserved>();

  function confirm(key: string, isStored: boolean): void {
    const act = unconfirmed.get(key);
    unconfirmed.delete(key);
    if (act !== undefined && !isStored) act.release();
  }

  const stillUnconfirmed = (acts: readonly Reserved[]) =>
    acts.filter((act) => unconfirmed.get(keyOf(act)) === act);

  /** Confirms the acts of the clients whose wallets are free. */
  async function look(acts: readonly Reserved[]): Promise<void> {
    const clients = [...new Set(acts.map(({ client }) => client))];
    const requests = acts.map(({ client, requestId }) => [client, requestId] as const);
    const seen = await db
      .transaction(async (tx) => ({
        free: new Set((await lockFreeClients(tx, clients)).map(({ id }) => id)),
        answers: await readAnswers(tx, requests),
      }))
      .catch(() => undefined);
    if (seen === undefined) return;
    const stored = new Set(
      seen.answers.flatMap((row) => (row.bet_id === null ? [] : requestKey(row.client_id, row.request_id))),
    );
    for (const act of stillUnconfirmed(acts))
      if (seen.free.has(act.client)) confirm(keyOf(act), stored.has(keyOf(act)));
  }

  async function lookUntilConfirmed(acts: readonly Reserved[]): Promise<void> {
    let left = acts;
    for (let looks = 1; left.length > 0 && looks <= looksMost; looks += 1) {
      if (looks > 1) await sleep(clock, retryMs);
      await look(left);
      left = stillUnconfirmed(left);
    }
    for (const act of left) unconfirmed.delete(keyOf(act));
  }

  return {
    acts: unconfirmed,
    add(acts) {
      for (const act of acts) unconfirmed.set(keyOf(act), act);
      void lookUntilConfirmed(acts);
    },
    confirm,
  };
}
