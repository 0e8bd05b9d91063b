import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { seconds, withTicks } from '../elapsed.mjs';
import { whenAlone } from '../when-alone.mjs';

const skipped = new Set(['node_modules', 'dist', 'test', 'testing']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** The files of these packages, and of the project, that a build depends on. */
export function sourcesOf({ packages, others = [] }, root) {
  const folders = packages.map((name) => join(root, 'packages', name));
  return [...folders.flatMap(filesUnder), ...others.map((name) => join(root, name))].sort();
}

function hashOver(files, root, describe) {
  const hash = createHash('sha256');
  for (const file of files) describe(hash, relative(root, file).split(sep).join('/'), file);
  return hash.digest('hex');
}

/** A hash of what the files contain. */
export const hashOf = (files, root) =>
  hashOver(files, root, (hash, name, file) => {
    const content = readFileSync(file);
    hash.update(`${name} ${content.length}\n`).update(content);
  });

/** A hash of sizes and times alone: while it is the same, no file has to be read to know that none has changed. */
const glanceOf = (files, root) =>
  hashOver(files, root, (hash, name, file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  });

function readStamp(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // Half written by a build that was ended: built again.
  }
}

function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(stamp)}\n`);
}

const print = (text) => process.stdout.write(text);

/**
 * Runs `build` unless it has been run for these same sources; returns its exit code. One at a time: two would delete each
 * other's files. `stampPath` remembers what was built, and `isThere` says whether the result of a hash still exists.
 */
export async function builtOnce({
  what,
  files,
  root,
  stampPath,
  isThere = () => true,
  build,
  write = print,
}) {
  const glance = glanceOf(files, root);
  const isCurrent = (stamp) => stamp !== undefined && isThere(stamp.hash);
  const seen = readStamp(stampPath);
  if (isCurrent(seen) && seen.glance === glance) return 0;
  const hash = hashOf(files, root);
  if (isCurrent(seen) && seen.hash === hash) {
    writeStamp(stampPath, { hash, glance });
    return 0;
  }
  return await whenAlone(
    join(root, '.cache', `building-${what.replaceAll(' ', '-')}`),
    async () => {
      const built = readStamp(stampPath);
      if (isCurrent(built) && built.hash === hash) return 0;
      const startedMs = performance.now();
      write(`Building the ${what}…\n`);
      const code = await withTicks(`building the ${what}`, () => build(hash), write);
      if (code !== 0) return code;
      writeStamp(stampPath, { hash, glance });
      write(`Built the ${what} in ${seconds(startedMs)}.\n`);
      return 0;
    },
    () => write(`Another command is building the ${what}: waiting for it…\n`),
  );
}
