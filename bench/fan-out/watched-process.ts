import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Watched<First> {
  readonly first: First;
  cpuMs(): Promise<number>;
  /** All figures the process reports about itself. */
  figures(): Promise<Readonly<Record<string, number>>>;
  stop(): Promise<void>;
}

export async function startWatched<First>(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Watched<First>> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('no output to read');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${file} ended without a word`);
    return JSON.parse(value);
  };
  const ask = () => {
    child.stdin?.write('\n');
    return read();
  };
  return {
    first: (await read()) as First,
    cpuMs: async () => Number((await ask()).cpuMs),
    figures: ask,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
