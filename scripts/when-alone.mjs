import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const beatMs = 1_000;
/** A holder that has not refreshed the lock for this long was killed. */
const goneMs = 15_000;

function isTaken(path) {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function isAbandoned(path) {
  const file = statSync(path, { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs > goneMs;
}

/** Runs `work` while no other process holds the lock file; calls `onWait` once if it has to wait. */
export async function whenAlone(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let hasWaited = false;
  while (!isTaken(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else {
      if (!hasWaited) onWait();
      hasWaited = true;
      await pause(beatMs / 4);
    }
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { force: true });
  }
}
