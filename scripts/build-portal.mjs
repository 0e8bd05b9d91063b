import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { seconds, withTicks } from './elapsed.mjs';
import { handOver } from './hand-over.mjs';
import { node24 } from './node-24.mjs';
import { root as projectRoot } from './root.mjs';
import { whenAlone } from './when-alone.mjs';

const libraries = ['betting', 'contract', 'feeds', 'games', 'sports'];
const skipped = new Set(['node_modules', 'dist', 'test']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** A hash of everything the built portal depends on. */
export function portalHash(root = projectRoot) {
  const folders = ['portal', ...libraries].map((name) => join(root, 'packages', name));
  const files = [...folders.flatMap(filesUnder), join(root, 'package-lock.json')].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join('/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

const builtFolder = (root) => join(root, 'packages', 'portal', 'dist');
const stampPath = (root) => join(builtFolder(root), '.built');

export function isPortalBuilt(hash, root = projectRoot) {
  return existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8').trim() === hash;
}

export function viteFile(root = projectRoot) {
  const [ofPortal, ofRoot] = [join(root, 'packages', 'portal'), root].map((folder) =>
    join(folder, 'node_modules', 'vite', 'bin', 'vite.js'),
  );
  return existsSync(ofPortal) ? ofPortal : ofRoot;
}

async function build(hash, root) {
  if (isPortalBuilt(hash, root)) return 0;
  const startedMs = performance.now();
  process.stdout.write('Building the portal…\n');
  const code = await withTicks('building', () =>
    handOver(node24(root), [viteFile(root), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'packages', 'portal'),
    }),
  );
  if (code !== 0) return code;
  await compressAssets(join(builtFolder(root), 'assets'));
  writeFileSync(stampPath(root), `${hash}\n`);
  process.stdout.write(`Portal built in ${seconds(startedMs)}.\n`);
  return 0;
}

/**
 * Builds the portal unless it was built from these same sources; returns the exit code. One at a time: two would
 * delete each other's files.
 */
export async function buildPortal(root = projectRoot) {
  const hash = portalHash(root);
  if (isPortalBuilt(hash, root)) return 0;
  return await whenAlone(
    join(root, '.cache', 'building'),
    () => build(hash, root),
    () => process.stdout.write('Another command is building the portal: waiting for it…\n'),
  );
}
