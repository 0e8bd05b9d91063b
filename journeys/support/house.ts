import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../packages/server/test/support/database/postgres.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const mainFile = join(projectRoot, 'packages', 'server', 'src', 'main.ts');
const listening = /listening on (https?:\/\/\S+)/i;

export type Settings = Record<string, string>;

export type House = {
  url: string;
  /** The server's settings; the operator's command needs the same. */
  settings: Settings;
  stop(): Promise<void>;
};

async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const gather = (chunk: Buffer) => {
      output += chunk;
      const url = listening.exec(output)?.[1];
      if (url) resolve(new URL(url).origin);
    };
    server.stdout?.on('data', gather);
    server.stderr?.on('data', gather);
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    );
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** Starts the real server with these settings and waits until it listens. */
export async function startServer(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  const server = spawn(process.execPath, [mainFile], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const url = await addressOf(server);
  server.stderr?.pipe(process.stderr, { end: false });
  return {
    url,
    async stop() {
      await end(server);
      process.off('exit', endWithUs);
    },
  };
}

/**
 * A separate house: fresh data, a free port, the demo client. It uses a real PostgreSQL where there is one,
 * because the embedded database allows one process only, and the operator's command is a second.
 */
export async function startHouse(extra: Settings = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-house-'));
  // Its data is thrown away: nothing waits for the disk.
  const postgres = await startPostgres({ isDurable: false });
  const settings: Settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SIM_SEED: 'journeys',
    // All journeys have the same address.
    CALLS_PER_TEN_SECONDS: '100000',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...extra,
  };
  const clear = async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const server = await startServer(settings);
    return {
      url: server.url,
      settings,
      async stop() {
        await server.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
