import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Handed on by every process to those it starts, in whatever group they run. A run within a run adds its own. */
const name = 'MAIDAN_RUN';
const ownMark = [process.env[name], randomUUID()].filter(Boolean).join('/');
export const marked = { [name]: ownMark };

function hasMark(pid, mark) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return environment.some((entry) => entry.startsWith(`${name}=${mark}`));
  } catch {
    return false; // It has ended, or belongs to somebody else.
  }
}

/** The processes that carry the mark, but for this one. Known on Linux alone: elsewhere a process ends with its parent, or not. */
export function markedProcesses(mark = ownMark) {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && hasMark(pid, mark));
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const graceMs = 5_000;
const lookMs = 100;

/** Ends what the run has started and left: asked first, then killed. */
export async function endMarked(mark = ownMark) {
  for (const pid of markedProcesses(mark)) send(pid, 'SIGTERM');
  for (let waited = 0; waited < graceMs && markedProcesses(mark).length > 0; waited += lookMs)
    await pause(lookMs);
  for (const pid of markedProcesses(mark)) send(pid, 'SIGKILL');
}
