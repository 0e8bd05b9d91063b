import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { makeQuickFolder } from '../support/database/quick-folder.ts';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface HouseProcess {
  readonly child: ChildProcess;
  /** Resolves with the address it printed; rejects when it ends first. */
  readonly listening: Promise<string>;
  readonly ended: Promise<Ended>;
  stdout(): string;
  stderr(): string;
}

/** What processes of a run need of one another: where they keep what is compiled, whose they are, and what time it is. */
const handedOn = [
  'PATH',
  'NODE_COMPILE_CACHE',
  'MAIDAN_RUN',
  'NODE_OPTIONS',
  'STEADY_STARTS_AT',
  'STEADY_SHIFT_MS',
];

/** The server as an operator starts it: a process of its own, with these settings and no others. */
export function startHouse(settings: Record<string, string>, flags: readonly string[] = []): HouseProcess {
  const given = Object.fromEntries(handedOn.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [...flags, inject('serverMain')], {
    env: { ...given, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let complaints = '';
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      out += part;
      const [, address] = /listening on (http:\S+)\n/.exec(out) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`ended before it listened: ${complaints}`)));
  });
  // A test that expects it not to start waits for its end instead.
  listening.catch(() => undefined);
  child.stderr.on('data', (part: Buffer) => {
    complaints += part;
  });
  return { child, listening, ended, stdout: () => out, stderr: () => complaints };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await makeQuickFolder('start');
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
