import type { Cancel, Clock } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { createFaultLog, type Logger } from '@maidan/process/log.ts';
import { type CallRow, dueCalls, nextDueAt, postponeCall, storeAnswer } from './calls-store.ts';
import { type CallDone, callDone, type WalletClient, type WalletRefusal } from './wallet-client.ts';

type CallToSend = Pick<CallRow, 'transaction_id' | 'kind' | 'body'>;

interface Delivery {
  /** Undefined when it was not answered. A call that is being sent is not sent a second time. */
  deliver(call: CallToSend): Promise<CallDone | WalletRefusal | undefined>;
  /** Waits for all calls being sent. */
  settled(): Promise<void>;
}

/** Sends a call to the wallet and stores the answer, which may be a refusal. */
function createDelivery(parts: {
  readonly db: Queries;
  readonly log: Logger;
  readonly client: WalletClient;
}): Delivery {
  const { db, log, client } = parts;
  const onTheirWay = new Map<string, ReturnType<Delivery['deliver']>>();

  async function send({ transaction_id: id, kind, body }: CallToSend) {
    const answer = await client.ask(kind, body, callDone);
    if (answer.status === 'unknown') {
      log.warn(
        { transactionId: id, why: answer.why },
        `the wallet has not answered a ${kind}; it is sent again`,
      );
      return undefined;
    }
    if (answer.status === 'refused')
      log.error(
        { transactionId: id, reason: answer.reason },
        `the wallet refused a ${kind}: ${answer.message}`,
      );
    await storeAnswer(db, id, answer);
    return answer;
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

/** Sends the calls that must reach the wallet, until each is answered. */
export interface Outbox {
  /** Sends one call now, for a waiting request; undefined when it was not answered and will be sent again. */
  deliver(row: CallRow): ReturnType<Delivery['deliver']>;
  /** Called after a commit that may have stored new calls. */
  nudge(): void;
  start(): void;
  /** Resolves when all calls due by now have been tried. */
  settled(): Promise<void>;
  /** Sends nothing more, and waits for calls being sent. */
  close(): Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** How often due calls are looked for without a nudge. */
const lookEveryMs = 5_000;
const atOnce = 20;

/** Half a second, then doubled each time, at most a minute. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPauseMs * 2 ** Math.min(tries, 20), longestPauseMs);

interface OutboxParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly client: WalletClient;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { db, clock, log } = parts;
  const faults = createFaultLog(clock, log, "the studio's outbox");
  const delivery = createDelivery(parts);
  let state: 'new' | 'running' | 'closed' = 'new';
  let pass: Promise<void> | undefined;
  let isNudged = false;
  let cancel: Cancel = () => undefined;

  const deliver: Outbox['deliver'] = async (row) => {
    const answer = await delivery.deliver(row);
    if (answer === undefined) await postponeCall(db, row.transaction_id, clock.now() + pauseAfter(row.tries));
    return answer;
  };

  async function deliverAll(): Promise<void> {
    for (;;) {
      isNudged = false;
      const rows = await dueCalls(db, clock.now(), atOnce);
      await Promise.all(rows.map(deliver));
      if (state !== 'running' || (rows.length === 0 && !isNudged)) return;
    }
  }

  /** Returns how long to wait until the next call is due or the next regular check. */
  async function run(): Promise<number> {
    try {
      await deliverAll();
      const at = await nextDueAt(db);
      faults.succeeded();
      return at === undefined ? lookEveryMs : Math.min(Math.max(at - clock.now(), 1), lookEveryMs);
    } catch (error) {
      faults.failed('read what it has to send', error);
      isNudged = false;
      return firstPauseMs;
    }
  }

  function begin(): void {
    if (state !== 'running') return;
    isNudged = true;
    if (pass !== undefined) return;
    cancel();
    pass = run().then((ms) => {
      pass = undefined;
      // A call stored after the last look is not left to the next regular one.
      if (isNudged) begin();
      else if (state === 'running') cancel = clock.after(ms, begin);
    });
  }

  return {
    deliver,
    nudge: begin,
    start() {
      state = 'running';
      begin();
    },
    async settled() {
      while (pass !== undefined) await pass;
    },
    async close() {
      state = 'closed';
      cancel();
      await pass;
      await delivery.settled();
    },
  };
}
