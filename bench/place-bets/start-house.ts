import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadTarget } from './load.ts';

export interface BenchHouse extends LoadTarget {
  stop(): Promise<void>;
}

/** Starts the house in a separate process, on the given database. */
export async function startBenchHouse(
  way: 'batch' | 'separate',
  env: Record<string, string>,
): Promise<BenchHouse> {
  const file = fileURLToPath(new URL('./house-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file, way], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const target = await new Promise<LoadTarget>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.endsWith('\n')) resolve(JSON.parse(output));
    });
    child.once('exit', (code) => reject(new Error(`the house stopped with ${code}`)));
  });
  return {
    ...target,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
