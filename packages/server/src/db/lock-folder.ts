import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Two processes in one embedded database would ruin it, and nothing in it says no: so this file does. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const take = async () => {
    const file = await open(path, 'wx');
    await file.write(String(process.pid));
    await file.close();
  };
  try {
    await take();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new StartError(`DATA_DIR is "${folder}": it cannot be written to (${message}).`);
    const owner = Number(await readFile(path, 'utf8'));
    if (isAlive(owner)) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
    await take();
  }
  return () => rm(path, { force: true });
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
