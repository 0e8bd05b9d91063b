import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { otherUser, postgresPrograms, reachableTmpdir } from './postgres-binaries.ts';
import { makeQuickFolder } from './quick-folder.ts';

export { findPgbench } from './postgres-binaries.ts';

export type TestPostgres = {
  /** The address of an empty database that nobody else uses. */
  url: string;
  stop(): Promise<void>;
  /** Ends the database as a power cut would: connections are not closed, and there is no last checkpoint. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address, on the same data. */
  restart(): Promise<void>;
};

export type Keeping = {
  /** Whether a commit waits until it is written; true by default. */
  isDurable?: boolean;
  /** For a bench: on the disk, where tests keep their databases in memory. */
  isOnDisk?: boolean;
};

type Cluster = {
  programs: string;
  folder: string;
  port: number;
  /** A local socket costs less than a network's. Empty: connected to as over a network. */
  socketFolder: string;
  isDurable: boolean;
};

const readyLine = 'database system is ready to accept connections';
const restartAttempts = 20;
/** A socket's whole path has about a hundred characters at most. */
const longestSocketFolder = 80;
const restartPauseMs = 100;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}

/** An empty cluster, made once for this temporary folder and version, to be copied. */
async function emptyCluster(programs: string): Promise<string> {
  const shared = `${dirname(programs)}-empty`;
  if (existsSync(shared)) return shared;
  const mine = await mkdtemp(`${shared}.`);
  if (otherUser) await chown(mine, otherUser.uid, otherUser.gid);
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', join(mine, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...otherUser, cwd: mine },
  );
  try {
    // The second of two runs at once finds the folder there and drops its own.
    await rename(mine, shared);
  } catch (error) {
    await rm(mine, { recursive: true, force: true });
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

async function createCluster(
  programs: string,
  { isDurable = true, isOnDisk = false }: Keeping,
): Promise<Cluster> {
  const empty = await emptyCluster(programs);
  const onDisk = await reachableTmpdir();
  const folder = isOnDisk ? await mkdtemp(join(onDisk, 'maidan-pg-')) : await makeQuickFolder('pg', onDisk);
  if (otherUser) await chown(folder, otherUser.uid, otherUser.gid);
  await promisify(execFile)('cp', ['-R', '-p', join(empty, 'data'), folder], { ...otherUser, cwd: folder });
  const isSocketPossible = !isDurable && folder.length <= longestSocketFolder;
  return {
    programs,
    folder,
    port: await freePort(),
    socketFolder: isSocketPossible ? folder : '',
    isDurable,
  };
}

/** For databases that are thrown away: nothing waits for the disk, and little is kept for a recovery. */
const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
};

function spawnServer({ programs, folder, port, socketFolder, isDurable }: Cluster): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder,
    max_connections: 200,
    ...(isDurable ? {} : notDurable),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...flags], {
    ...otherUser,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function startServer(cluster: Cluster): Promise<ChildProcess> {
  const server = spawnServer(cluster);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (log.includes(readyLine)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** After a crash its last processes may still hold the data for a moment. */
async function startAgain(cluster: Cluster): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(cluster);
    } catch (error) {
      if (attempt === restartAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, restartPauseMs));
    }
  }
}

/** Those that work for its clients, and those beside them. */
async function processesOf(url: string): Promise<number[]> {
  const rows = await queryOnce<{ pid: number }>(url, 'select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function startOwn(programs: string, keeping: Keeping): Promise<TestPostgres> {
  const cluster = await createCluster(programs, keeping);
  let server = await startServer(cluster);
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const { port, socketFolder } = cluster;
  const bySocket = socketFolder && `?host=${encodeURIComponent(socketFolder)}`;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres${bySocket}`;
  return {
    url,
    async stop() {
      await end(server, 'SIGINT');
      process.off('exit', endWithUs);
      await rm(cluster.folder, { recursive: true, force: true, maxRetries: 5 });
    },
    async crash() {
      const itsProcesses = await processesOf(url);
      await end(server, 'SIGKILL');
      // On a busy machine they still answer until they notice the crash.
      for (const pid of itsProcesses) killProcess(pid);
    },
    async restart() {
      server = await startAgain(cluster);
    },
  };
}

export async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database of our own on somebody's server: a crash there can only be its connections cut. */
async function startOnGiven(adminUrl: string): Promise<TestPostgres> {
  const name = `maidan_test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const setAllowed = (isAllowed: boolean) =>
    queryOnce(adminUrl, `alter database ${name} allow_connections ${isAllowed}`);
  return {
    url: url.href,
    async stop() {
      await queryOnce(adminUrl, `drop database ${name} with (force)`);
    },
    async crash() {
      await setAllowed(false);
      await queryOnce(
        adminUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
    async restart() {
      await setAllowed(true);
    },
  };
}

/** A real PostgreSQL for a test; undefined, with a line saying why, where there is none. */
export async function startPostgres(keeping: Keeping = {}): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return startOnGiven(given);
  const programs = await postgresPrograms();
  if (programs !== undefined) return startOwn(programs, keeping);
  process.stderr.write(
    `skipped: no PostgreSQL comes with npm for ${process.platform} ${process.arch}; set TEST_DATABASE_URL to use one\n`,
  );
  return undefined;
}
