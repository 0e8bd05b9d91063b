import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Db, Param, Queries, Statement } from './db.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';
import { createTurns } from './turns.ts';

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

export interface EmbeddedOptions {
  readonly folder?: string;
  readonly dump?: Uint8Array;
  /** Called once when the database ends without having been closed: it never answers again. */
  readonly onDeath?: (reason: Error) => void;
}

/**
 * A function of the database is compiled for speed only when it has run this often: by default that happens to hundreds of them at
 * once while a house starts, takes both cores a second and 500 MB for a moment.
 */
setFlagsFromString('--wasm-tiering-budget=200000000');

/** Rows pass through the thread and are gone: more room for them would only be memory nobody uses. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * PostgreSQL embedded in a thread of its own: in the server's event loop it would
 * block the requests that form a batch. It has one connection, so transactions take turns.
 */
export function openEmbedded({ onDeath, ...options }: EmbeddedOptions): EmbeddedDb {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: options,
    resourceLimits,
  });
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (reason: Error) => void }>();
  const turns = createTurns();
  let lastId = 0;
  let isClosing = false;

  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) caller?.reject(new DatabaseError(reply.failure, reply.code));
    else caller?.resolve([...reply.rows]);
  });
  let ended: Error | undefined;
  const endWith = (reason: Error) => {
    if (ended !== undefined) return;
    ended = reason;
    for (const caller of waiting.values()) caller.reject(reason);
    waiting.clear();
    if (!isClosing) onDeath?.(reason);
  };
  worker.on('error', (reason: Error) => endWith(reason));
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

  const query = async <Row>(statement: Statement, params: readonly Param[] = []): Promise<Row[]> =>
    (await send(statement.text, { name: statement.name, params })) as Row[];
  const inTransaction = <Value>(begin: string, work: (tx: Queries) => Promise<Value>) =>
    transact(send, begin, work, { query });

  return {
    query: (statement, params) => turns.money(() => query(statement, params)),
    transaction: (work) => turns.money(() => inTransaction('begin', work)),
    snapshot: (read) => turns.read(() => inTransaction('begin read only', read)),
    script: (text) => turns.money(() => send(text)).then(() => undefined),
    dump: async () => (await turns.money(() => send('dump')))[0] as Uint8Array,
    close: () =>
      turns.last(
        () =>
          new Promise<void>((resolve) => {
            if (hasExited) return resolve();
            isClosing = true;
            worker.once('exit', () => resolve());
            worker.postMessage('close');
          }),
      ),
  };
}

async function transact<Value>(
  send: (text: string) => Promise<unknown>,
  begin: string,
  work: (tx: Queries) => Promise<Value>,
  tx: Queries,
): Promise<Value> {
  // Not awaited: the next statement is run in order anyway, and a round trip to the thread is saved.
  const begun = send(begin);
  try {
    const [value] = await Promise.all([work(tx), begun]);
    await send('commit');
    return value;
  } catch (error) {
    await send('rollback');
    throw error;
  }
}
