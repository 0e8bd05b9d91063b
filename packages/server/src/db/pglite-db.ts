import { Worker } from 'node:worker_threads';
import type { Db, Param, Queries, Statement } from './db.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

export interface EmbeddedDb extends Db {
  /** The whole database as one file, so that tests start from a migrated one. */
  dump(): Promise<Uint8Array>;
}

export class DatabaseError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * PostgreSQL embedded in a thread of its own: in the server's loop it would starve the very
 * requests that form a batch. One connection, so transactions take turns.
 */
export function openEmbedded(options: { folder?: string; dump?: Uint8Array }): EmbeddedDb {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: options });
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (reason: Error) => void }>();
  let lastId = 0;
  let turn: Promise<unknown> = Promise.resolve();

  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) caller?.reject(new DatabaseError(reply.failure, reply.code));
    else caller?.resolve([...reply.rows]);
  });
  let ended: Error | undefined;
  const endWith = (reason: Error) => {
    ended ??= reason;
    for (const caller of waiting.values()) caller.reject(reason);
    waiting.clear();
  };
  worker.on('error', endWith);
  let hasExited = false;
  worker.on('exit', () => {
    hasExited = true;
    endWith(new Error('the embedded database has ended'));
  });

  function send(text: string, prepared?: WorkerRequest['prepared']): Promise<unknown[]> {
    lastId += 1;
    const request: WorkerRequest = { id: lastId, text, ...(prepared && { prepared }) };
    if (ended !== undefined) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = turn.then(work, work);
    turn = mine;
    return mine;
  }

  const query = async <Row>(statement: Statement, params: readonly Param[] = []): Promise<Row[]> =>
    (await send(statement.text, { name: statement.name, params })) as Row[];

  return {
    query: (statement, params) => inTurn(() => query(statement, params)),
    transaction: (work) => inTurn(() => inTransaction(send, work, { query })),
    // One connection: whatever is read in its turn is of one moment.
    snapshot: (read) => inTurn(() => read({ query })),
    script: (text) => inTurn(() => send(text)).then(() => undefined),
    dump: async () => (await inTurn(() => send('dump')))[0] as Uint8Array,
    close: () =>
      inTurn(
        () =>
          new Promise<void>((resolve) => {
            if (hasExited) return resolve();
            worker.once('exit', () => resolve());
            worker.postMessage('close');
          }),
      ),
  };
}

async function inTransaction<Value>(
  send: (text: string) => Promise<unknown>,
  work: (tx: Queries) => Promise<Value>,
  tx: Queries,
): Promise<Value> {
  // Not waited for: what follows is taken in its turn, and one crossing to the thread is saved.
  const begun = send('begin');
  try {
    const [value] = await Promise.all([work(tx), begun]);
    await send('commit');
    return value;
  } catch (error) {
    await send('rollback');
    throw error;
  }
}
