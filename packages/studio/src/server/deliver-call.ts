import type { Queries } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import { type CallRow, storeAnswer } from './calls-store.ts';
import { type CallDone, callDone, type WalletClient, type WalletRefusal } from './wallet-client.ts';

export type CallToSend = Pick<CallRow, 'transaction_id' | 'kind' | 'body'>;

export interface Delivery {
  /** Undefined when it was not answered. A call that is being sent is not sent a second time. */
  deliver(call: CallToSend): Promise<CallDone | WalletRefusal | undefined>;
  /** Waits for all calls being sent. */
  settled(): Promise<void>;
}

/** Sends a call to the wallet and stores the answer, which may be a refusal. */
export function createDelivery(parts: {
  readonly db: Queries;
  readonly log: Logger;
  readonly client: WalletClient;
}): Delivery {
  const { db, log, client } = parts;
  const onTheirWay = new Map<string, ReturnType<Delivery['deliver']>>();

  async function send({ transaction_id: id, kind, body }: CallToSend) {
    const said = await client.ask(kind, body, callDone);
    if (said.status === 'unknown') {
      log.warn(
        { transactionId: id, why: said.why },
        `the wallet has not answered a ${kind}; it is sent again`,
      );
      return undefined;
    }
    if (said.status === 'refused')
      log.error({ transactionId: id, reason: said.reason }, `the wallet refused a ${kind}: ${said.message}`);
    await storeAnswer(db, id, said);
    return said;
  }

  return {
    deliver(call) {
      const id = call.transaction_id;
      const underWay = onTheirWay.get(id);
      if (underWay !== undefined) return underWay;
      const sending = send(call).finally(() => onTheirWay.delete(id));
      onTheirWay.set(id, sending);
      return sending;
    },
    async settled() {
      await Promise.allSettled(onTheirWay.values());
    },
  };
}
