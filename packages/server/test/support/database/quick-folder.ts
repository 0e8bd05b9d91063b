import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const gibibyte = 2 ** 30;

export interface MemoryRoom {
  /** Bytes that fit into the folder. */
  readonly inFolder: number;
  /** Bytes of memory that nobody uses. */
  readonly inMemory: number;
}

/** The folder that Linux keeps in memory. */
const memoryFolder = '/dev/shm';

/** In a container the folder may hold 64 MB only. */
export const isRoomy = ({ inFolder, inMemory }: MemoryRoom): boolean =>
  inFolder >= 2 * gibibyte && inMemory >= 4 * gibibyte;

function roomInMemory(): MemoryRoom {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return { inFolder: bavail * bsize, inMemory: freemem() };
  } catch {
    return { inFolder: 0, inMemory: 0 };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Folders whose process was killed, and which would use memory until the machine is started again. */
export async function removeAbandoned(parent: string, ownUid = process.getuid?.()): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = /^maidan-[a-z]+-(\d+)-\w+$/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(parent, name);
    const uid = statSync(path, { throwIfNoEntry: false })?.uid;
    if (ownUid === 0 || uid === ownUid) await rm(path, { recursive: true, force: true });
  }
}

/**
 * A folder for data that is thrown away: in memory if there is room, because a database is hundreds of files and a disk takes
 * up to ten times the processor time to create them; in the folder `otherwise` if there is not.
 */
export async function makeQuickFolder(kind: string, otherwise = tmpdir()): Promise<string> {
  const name = `maidan-${kind}-${process.pid}-`;
  if (!isRoomy(roomInMemory())) return mkdtemp(join(otherwise, name));
  await removeAbandoned(memoryFolder);
  return mkdtemp(join(memoryFolder, name));
}
