import { readFile, readlink } from 'node:fs/promises';

/**
 * The boot a process runs under, the tick it began at and the namespace its number belongs to, which set it apart
 * from another of the same number: after a power cut the first numbers are given out again, and every container has a
 * process 1. Empty where the system does not say.
 */
export async function lifeOf(processId: number): Promise<string> {
  const [boot, stat, namespace] = await Promise.all([
    readIfThere('/proc/sys/kernel/random/boot_id'),
    readIfThere(`/proc/${processId}/stat`),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  // The name of the program stands in brackets and may hold anything; the start is the 20th field after it.
  const begun = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot.trim()} ${begun} ${namespace.replaceAll(/\D/g, '')}`.trim();
}

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

const differ = (kept: string | undefined, now: string | undefined): boolean =>
  Boolean(kept) && Boolean(now) && kept !== now;

/** Whether a process of that life has its number from the same place as this one. */
export async function isSameSystem(life: string): Promise<boolean> {
  const [boot, , namespace] = life.split(' ');
  const [ownBoot, , ownNamespace] = (await lifeOf(process.pid)).split(' ');
  return !differ(boot, ownBoot) && !differ(namespace, ownNamespace);
}

/** Whether the process of that number is the one of that life; of a process on this system. */
export async function isStillAlive(processId: number, life: string): Promise<boolean> {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  const [, begun] = life.split(' ');
  // Our own number without a life may be left from a process that had it before us.
  if (processId === process.pid && !begun) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const [, begunThen] = (await lifeOf(processId)).split(' ');
  return !differ(begun, begunThen);
}
