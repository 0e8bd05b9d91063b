import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Param } from './db.ts';
import { prepareStatements } from './pglite-statements.ts';
import { parseInt8, parseTimestamp, sessionSettings, typeIds } from './values.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly text: string;
  /** Absent for a script of several statements. */
  readonly prepared?: { readonly name: string; readonly params: readonly Param[] };
}

export type WorkerReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failure: string; readonly code: string | undefined };

const { folder, dump } = workerData as {
  folder: string | undefined;
  dump: Uint8Array<ArrayBuffer> | undefined;
};

/** A house has one connection and a small database: the usual 128 MB of buffers would never be filled, but stay allocated. */
const sizes = ['-c', 'shared_buffers=24MB', '-c', 'max_connections=5', '-c', 'wal_buffers=1MB'];

const database = new PGlite({
  startParams: [...PGlite.defaultStartParams, ...sizes],
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
  parsers: { [typeIds.int8]: parseInt8, [typeIds.timestamptz]: parseTimestamp },
});

const statements = prepareStatements(database);

const isReady = database.exec(
  Object.entries(sessionSettings)
    .filter(([name]) => name !== 'jit')
    .map(([name, value]) => `set ${name} to '${value}';`)
    .join('\n'),
);

async function answer({ id, text, prepared }: WorkerRequest): Promise<WorkerReply> {
  try {
    await isReady;
    if (text === 'dump') {
      const file = await database.dumpDataDir('none');
      return { id, rows: [new Uint8Array(await file.arrayBuffer())] };
    }
    if (prepared === undefined) {
      await database.exec(text);
      return { id, rows: [] };
    }
    return { id, rows: await statements.run(prepared.name, text, prepared.params) };
  } catch (error) {
    // Rethrown to end the thread: after a panic the database never answers again.
    if (isDeadly(error)) throw error;
    const { message, code } = error as Error & { code?: string };
    return { id, failure: message, code };
  }
}

/** Whether PostgreSQL panicked or its program crashed, rather than a statement failed. */
function isDeadly(error: unknown): boolean {
  const { severity, name } = error as { severity?: string; name?: string };
  return severity === 'PANIC' || severity === 'FATAL' || name === 'RuntimeError' || name === 'ExitStatus';
}

/** Several requests may arrive at once; the database takes one at a time. */
let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    database.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
    return;
  }
  turn = turn.then(async () => parentPort?.postMessage(await answer(request)));
});
