import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const lookMs = 20;
/** Of another port for each house, since one that stops may hold its port a moment longer. */
let lastPort = 4700 + (process.pid % 200);

export interface StartedHouse {
  readonly url: string;
  /** Since the command was given, by what was reached then. */
  readonly reachedMs: Readonly<
    Record<'begun' | 'installed' | 'built' | 'opening' | 'listening' | 'ready', number>
  >;
  readonly memoryMb: () => number;
  stop(): Promise<void>;
}

/** `npm start`, as a newcomer gives it, until everything is offered. */
export async function startWithNpm(folder: string, env: Record<string, string>): Promise<StartedHouse> {
  lastPort += 1;
  const begunMs = performance.now();
  const since = () => performance.now() - begunMs;
  const reached = { begun: 0, installed: 0, built: 0, opening: 0, listening: 0, ready: 0 };
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: undefined, HOST: '127.0.0.1', ...env, PORT: String(lastPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const listening = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('> node')) reached.begun = since();
      if (line.startsWith('Packages installed')) reached.installed = since();
      if (line.startsWith('Built the')) reached.built = since();
      if (line.startsWith('Opening the')) reached.opening = since();
      if (line.startsWith('Maidan is listening')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${lastPort}`;
  await listening;
  reached.listening = since();
  // A house that is busy opening may close a connection between two questions; one that has ended is no house to wait for.
  const isReady = async () => {
    try {
      return (await fetch(`${url}/ready`)).ok;
    } catch (error) {
      if (child.exitCode !== null || child.signalCode !== null) throw error;
      return false;
    }
  };
  while (!(await isReady())) await pause(lookMs);
  reached.ready = since();
  return { url, reachedMs: reached, memoryMb: () => memoryOf(pidOf(child)), stop: () => stop(child) };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm start could not be run');
  return pid;
}

/** Of the largest of the process and those it started: that is the house. */
function memoryOf(parent: number): number {
  return Math.max(...membersOf(parent).map((pid) => residentMb(pid)));
}

function membersOf(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  return [parent, ...children.filter((pid) => pid !== '').flatMap((pid) => membersOf(Number(pid)))];
}

function residentMb(pid: number): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(-pidOf(child), 'SIGTERM');
  await gone;
}
