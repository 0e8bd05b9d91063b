import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Param } from './db.ts';
import { parseInt8, parseTimestamp, sessionSettings, typeIds } from './values.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly text: string;
  /** Absent for a script of several statements. */
  readonly params?: readonly Param[];
}

export type WorkerReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failure: string; readonly code: string | undefined };

const { folder, dump } = workerData as {
  folder: string | undefined;
  dump: Uint8Array<ArrayBuffer> | undefined;
};

const database = new PGlite({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
  parsers: { [typeIds.int8]: parseInt8, [typeIds.timestamptz]: parseTimestamp },
});

const isReady = database.exec(
  Object.entries(sessionSettings)
    .filter(([name]) => name !== 'jit')
    .map(([name, value]) => `set ${name} to '${value}';`)
    .join('\n'),
);

async function answer({ id, text, params }: WorkerRequest): Promise<WorkerReply> {
  try {
    await isReady;
    if (text === 'dump') {
      const file = await database.dumpDataDir('none');
      return { id, rows: [new Uint8Array(await file.arrayBuffer())] };
    }
    if (params === undefined) {
      await database.exec(text);
      return { id, rows: [] };
    }
    const { rows } = await database.query(text, [...params]);
    return { id, rows };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, failure: message, code };
  }
}

parentPort?.on('message', (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    database.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
    return;
  }
  answer(request).then((reply) => parentPort?.postMessage(reply));
});
