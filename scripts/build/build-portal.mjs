import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from '../hand-over.mjs';
import { node24 } from '../node-24.mjs';
import { root as projectRoot } from '../root.mjs';
import { builtOnce, sourcesOf } from './built-once.mjs';
import { compressAssets } from './compress-assets.mjs';

const sources = {
  packages: ['portal', 'studio', 'ui', 'client', 'betting', 'contract', 'feeds', 'games', 'sports'],
  others: ['package-lock.json'],
};

/** Everything the built portal depends on. */
export const portalFiles = (root = projectRoot) => sourcesOf(sources, root);

export function viteFile(root = projectRoot) {
  const [ofPortal, ofRoot] = [join(root, 'packages', 'portal'), root].map((folder) =>
    join(folder, 'node_modules', 'vite', 'bin', 'vite.js'),
  );
  return existsSync(ofPortal) ? ofPortal : ofRoot;
}

/** Builds the portal unless it was built from these same sources; returns the exit code. */
export function buildPortal(root = projectRoot) {
  const folder = join(root, 'packages', 'portal');
  return builtOnce({
    what: 'portal',
    files: portalFiles(root),
    root,
    stampPath: join(folder, 'dist', '.built'),
    async build() {
      const code = await handOver(node24(root), [viteFile(root), 'build', '--logLevel', 'warn'], {
        cwd: folder,
      });
      if (code === 0) await compressAssets(join(folder, 'dist', 'assets'));
      return code;
    },
  });
}

/** The page of all controls, which journeys open; returns the exit code. */
export function buildGallery(root = projectRoot) {
  return builtOnce({
    what: 'gallery',
    files: portalFiles(root),
    root,
    stampPath: join(root, 'packages', 'ui', 'gallery', 'dist', '.built'),
    build: () =>
      handOver(node24(root), [viteFile(root), 'build', '-c', 'gallery.config.ts', '--logLevel', 'warn'], {
        cwd: join(root, 'packages', 'portal'),
      }),
  });
}
