import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

export interface LockOptions {
  /** Called when another process has the folder: this one must end. */
  readonly onLost?: (line: string) => void;
  readonly report?: (line: string) => void;
  /** How often the holder renews the lock. */
  readonly beatMs?: number;
}

/** Makes the file name of each attempt unique, together with the process. */
let attempts = 0;

/** Milliseconds since the epoch, as the times of files are. */
const fileTime = (): number => performance.timeOrigin + performance.now();

/** A holder on another system counts as gone after this many missed renewals. */
const beatsMissed = 10;

/** Two processes on one embedded database would corrupt it; the database itself does not prevent that, this lock does. */
export async function lockFolder(
  folder: string,
  { onLost = () => undefined, report = () => undefined, beatMs = 1_000 }: LockOptions = {},
): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const holder = `${process.pid} ${await lifeOf(process.pid)}`.trim();
  // Written completely before it becomes the lock: an empty lock would look abandoned.
  attempts += 1;
  const mine = `${path}.${holder.replaceAll(' ', '.')}.${attempts}`;
  try {
    await writeFile(mine, holder);
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(`DATA_DIR is "${folder}": it cannot be written to (${message}).`);
  }
  try {
    if (!(await tryToLink(mine, path))) {
      const found = await contentOf(path);
      if (await isHeld(path, found, beatMs, report)) throw inUse(folder, found);
      if (!(await tryToTakeOver(path, mine, found))) throw inUse(folder, await contentOf(path));
    }
  } finally {
    await rm(mine, { force: true });
  }
  return keepBeating(folder, path, holder, beatMs, onLost);
}

function inUse(folder: string, found: string): StartError {
  const [owner = ''] = found.split(' ');
  return new StartError(
    `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
  );
}

/** Process numbers are meaningful only on their own system; for another one only the renewals can be checked. */
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

/** A claim this old was left by a process killed during a takeover. */
const claimMs = 60_000;

/** Of all processes that found the same old lock exactly one replaces it, and there is always a lock. */
async function tryToTakeOver(path: string, mine: string, judged: string): Promise<boolean> {
  const claim = `${path}.claim`;
  const madeAt = await signOf(claim);
  if (madeAt !== undefined && fileTime() - madeAt > claimMs) await rm(claim, { force: true });
  if (!(await tryToLink(mine, claim))) return false;
  try {
    if ((await signOf(path)) === undefined) return await tryToLink(mine, path);
    if ((await contentOf(path)) !== judged) return false;
    await rename(mine, path);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

/** Links a file to a second name; false where the name is taken. */
async function tryToLink(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Empty when there is no lock. */
const contentOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

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
      const now = fileTime() / 1000;
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

/**
 * The boot id, the start tick and the PID namespace of a process, which distinguish it from another of the same number:
 * after a reboot the first numbers are reused, and every container has a process 1. Empty where the system does not provide
 * them.
 */
async function lifeOf(processId: number): Promise<string> {
  const [boot, stat, namespace] = await Promise.all([
    readIfThere('/proc/sys/kernel/random/boot_id'),
    readIfThere(`/proc/${processId}/stat`),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  // The program name is in brackets and may contain anything; the start time is the 20th field after it.
  const begun = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot.trim()} ${begun} ${namespace.replaceAll(/\D/g, '')}`.trim();
}

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

const differ = (kept: string | undefined, now: string | undefined): boolean =>
  Boolean(kept) && Boolean(now) && kept !== now;

/** Whether that life has the same boot and namespace as this process. */
async function isSameSystem(life: string): Promise<boolean> {
  const [boot, , namespace] = life.split(' ');
  const [ownBoot, , ownNamespace] = (await lifeOf(process.pid)).split(' ');
  return !differ(boot, ownBoot) && !differ(namespace, ownNamespace);
}

/** Whether the process with that number is still the one with that life. For processes on this system. */
async function isStillAlive(processId: number, life: string): Promise<boolean> {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  const [, begun] = life.split(' ');
  // A lock with our own number but no life was left by an earlier process.
  if (processId === process.pid && !begun) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const [, begunThen] = (await lifeOf(processId)).split(' ');
  return !differ(begun, begunThen);
}
