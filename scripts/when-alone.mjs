import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const beatMs = 1_000;
/** A holder that has not refreshed the lock for this long was killed. */
const goneMs = 15_000;

const mark = `${process.pid}\n`;

function isTaken(path) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, mark, { flag: 'wx' });
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

/** Undefined if the lock file, or its folder, was deleted. */
function ifThere(use) {
  try {
    return use();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Shows that the holder is still there. A lock file that was deleted is written again. */
function refresh(path) {
  const now = new Date();
  const isThere = ifThere(() => utimesSync(path, now, now) ?? true);
  if (!isThere) ifThere(() => isTaken(path));
}

/** Another process may have the lock, if the file was deleted. */
function release(path) {
  if (ifThere(() => readFileSync(path, 'utf8')) === mark) rmSync(path, { force: true });
}

/** Runs `work` while no other process holds the lock file; calls `onWait` once if it has to wait. */
export async function whenAlone(path, work, onWait) {
  let hasWaited = false;
  while (!isTaken(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else {
      if (!hasWaited) onWait();
      hasWaited = true;
      await pause(beatMs / 4);
    }
  }
  const beat = setInterval(() => refresh(path), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    release(path);
  }
}
