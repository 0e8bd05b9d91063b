import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Two processes in one embedded database would ruin it, and nothing in it says no: so this file does. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  // Known beforehand: a lock that is still empty looks like nobody's.
  const holder = `${process.pid} ${await lifeOf(process.pid)}`;
  const take = () => writeFile(path, holder, { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new StartError(`DATA_DIR is "${folder}": it cannot be written to (${message}).`);
    const [owner = '', ...life] = (await readFile(path, 'utf8')).split(' ');
    if (await isAlive(Number(owner), life.join(' '))) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
    await take();
  }
  return () => rm(path, { force: true });
}

/**
 * The boot a process runs under and the tick it began at, which tell it from a later one of the same number: after a power
 * cut the first numbers are given out again. Empty where the system does not say.
 */
async function lifeOf(processId: number): Promise<string> {
  const [boot, stat] = await Promise.all([
    readIfThere('/proc/sys/kernel/random/boot_id'),
    readIfThere(`/proc/${processId}/stat`),
  ]);
  // The name of the program stands in brackets and may hold anything; the start is the 20th field after it.
  const begun = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot.trim()} ${begun}`.trim();
}

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

async function isAlive(processId: number, life: string): Promise<boolean> {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const [boot, begun] = life.split(' ');
  const [bootNow, begunThen] = (await lifeOf(processId)).split(' ');
  const isAnother = (kept: string | undefined, now: string | undefined) => kept && now && kept !== now;
  return !isAnother(boot, bootNow) && !isAnother(begun, begunThen);
}
