import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isSameSystem, isStillAlive, lifeOf } from './process-life.ts';

export interface LockOptions {
  /** Another process has the folder now: this one must end. */
  readonly onLost?: (line: string) => void;
  readonly report?: (line: string) => void;
  /** How often the holder renews the lock. */
  readonly beatMs?: number;
}

/** A holder on another system is taken to be gone after this many beats without a sign. */
const beatsMissed = 10;

/** Two processes in one embedded database would corrupt it, and nothing in it prevents that: this lock does. */
export async function lockFolder(
  folder: string,
  { onLost = () => undefined, report = () => undefined, beatMs = 1_000 }: LockOptions = {},
): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  // Made before the lock: an empty lock file would look abandoned.
  const holder = `${process.pid} ${await lifeOf(process.pid)}`.trim();
  const take = () => writeFile(path, holder, { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new StartError(`DATA_DIR is "${folder}": it cannot be written to (${message}).`);
    const found = await readFile(path, 'utf8');
    if (await isHeld(path, found, beatMs, report)) throw inUse(folder, found);
    await setAside(folder, path, found);
    await take().catch(async () => {
      throw inUse(folder, await readFile(path, 'utf8').catch(() => ''));
    });
  }
  return keepBeating(folder, path, holder, beatMs, onLost);
}

function inUse(folder: string, found: string): StartError {
  const [owner = ''] = found.split(' ');
  return new StartError(
    `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
  );
}

/** Numbers of processes mean something on their own system alone; from elsewhere only the beat can be seen. */
async function isHeld(
  path: string,
  found: string,
  beatMs: number,
  report: (line: string) => void,
): Promise<boolean> {
  const [owner = '', ...life] = found.split(' ');
  if (await isSameSystem(life.join(' '))) return isStillAlive(Number(owner), life.join(' '));
  report(
    'The data folder was left locked by another container or machine: looking whether that one still runs',
  );
  const first = await signOf(path);
  for (let beat = 0; beat < beatsMissed; beat += 1) {
    await pause(beatMs);
    const sign = await signOf(path);
    if (sign === undefined) return false;
    if (sign !== first) return true;
  }
  return false;
}

/** Undefined when there is no lock. */
const signOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** Of two that find the same old lock, one must not throw away the new lock of the other. */
async function setAside(folder: string, path: string, judged: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  const moved = await readFile(aside, 'utf8');
  if (moved !== judged) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  if (moved !== judged) throw inUse(folder, moved);
}

function keepBeating(
  folder: string,
  path: string,
  holder: string,
  beatMs: number,
  onLost: (line: string) => void,
): () => Promise<void> {
  let isOurs = true;
  const beat = async () => {
    const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? '' : holder,
    );
    if (!isOurs) return;
    if (found === holder) {
      const now = (performance.timeOrigin + performance.now()) / 1000;
      await utimes(path, now, now).catch(() => undefined);
      return;
    }
    isOurs = false;
    clearInterval(timer);
    onLost(`The data folder ${folder} is locked by another process now. This house stops.`);
  };
  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const wasOurs = isOurs;
    isOurs = false;
    if (wasOurs) await rm(path, { force: true });
  };
}
