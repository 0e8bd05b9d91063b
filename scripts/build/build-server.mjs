import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from '../hand-over.mjs';
import { node24 } from '../node-24.mjs';
import { inRoot, root as projectRoot } from '../root.mjs';
import { builtOnce, sourcesOf } from './built-once.mjs';

const sources = {
  packages: ['server', 'studio', 'process', 'betting', 'contract', 'feeds', 'games', 'sports'],
  others: ['package-lock.json', 'scripts/build/bundle-server.mjs'],
};

const builtIn = (root) => join(root, 'packages', 'server', 'dist');
const stampIn = (root) => join(builtIn(root), '.built');
const folderOf = (hash) => `build-${hash.slice(0, 12)}`;

/** A house that runs goes on with its own files while a later build is made. */
const keptBuilds = 3;

function forgetOldBuilds(root) {
  const folders = readdirSync(builtIn(root))
    .filter((name) => name.startsWith('build-'))
    .map((name) => join(builtIn(root), name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of folders.slice(keptBuilds)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the server, and an empty migrated database for new data folders, unless both were built from these same sources;
 * returns the exit code.
 */
export function buildServer({ root = projectRoot, write } = {}) {
  return builtOnce({
    what: 'server',
    write,
    files: sourcesOf(sources, root),
    root,
    stampPath: stampIn(root),
    isThere: (hash) => existsSync(join(builtIn(root), folderOf(hash), 'main.mjs')),
    async build(hash) {
      const folder = join(builtIn(root), folderOf(hash));
      const node = node24(root);
      const bundled = await handOver(node, [inRoot('scripts', 'build', 'bundle-server.mjs'), root, folder]);
      if (bundled !== 0) return bundled;
      const made = await handOver(node, [join(folder, 'make-empty-folder.mjs'), builtIn(root)]);
      if (made === 0) forgetOldBuilds(root);
      return made;
    },
  });
}

/** A program of the built server: `main` or `operator`. */
export function serverFile(name, root = projectRoot) {
  const { hash } = JSON.parse(readFileSync(stampIn(root), 'utf8'));
  return join(builtIn(root), folderOf(hash), `${name}.mjs`);
}
