import { readFile, readlink } from 'node:fs/promises';

/**
 * The boot id, the start tick and the PID namespace of a process, which distinguish it from another of the same number:
 * after a reboot the first numbers are reused, and every container has a process 1. Empty where the system does not provide
 * them.
 */
export async function lifeOf(processId: number): Promise<string> {
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
export async function isSameSystem(life: string): Promise<boolean> {
  const [boot, , namespace] = life.split(' ');
  const [ownBoot, , ownNamespace] = (await lifeOf(process.pid)).split(' ');
  return !differ(boot, ownBoot) && !differ(namespace, ownNamespace);
}

/** Whether the process with that number is still the one with that life. For processes on this system. */
export async function isStillAlive(processId: number, life: string): Promise<boolean> {
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
