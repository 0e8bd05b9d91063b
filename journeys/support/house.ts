import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startPostgres } from '../../packages/server/test/support/database/postgres.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const listening = /listening on (https?:\/\/\S+)/i;

export type Settings = Record<string, string>;

export type House = {
  url: string;
  /** The server's settings; the operator's command needs the same. */
  settings: Settings;
  /** Stops the process where it is; nothing is read or sent until it goes on. */
  standStill(): void;
  goOn(): void;
  stop(): Promise<void>;
};

/** The program that `npm start` runs. */
async function builtServer(): Promise<string> {
  const built: { buildServer(): Promise<number>; serverFile(name: string): string } = await import(
    pathToFileURL(join(projectRoot, 'scripts', 'build', 'build-server.mjs')).href
  );
  if ((await built.buildServer()) !== 0) throw new Error('The server could not be built.');
  return built.serverFile('main');
}

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

const lookMs = 100;

/** It listens before its season is open and its tables deal. The limit is that of whoever waits for the house. */
async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/ready`)).ok) await pause(lookMs);
}

/** Starts the real server with these settings and waits until it offers everything. */
export async function startServer(settings: Settings): Promise<Omit<House, 'settings'>> {
  const server = spawn(process.execPath, [await builtServer()], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const url = await addressOf(server);
  server.stderr?.pipe(process.stderr, { end: false });
  await untilReady(url);
  return {
    url,
    standStill: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGCONT');
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
      ...server,
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
