import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** The packages that a server without a portal, and its tests, need. */
const needed = ['betting', 'client', 'contract', 'feeds', 'games', 'process', 'server', 'sports', 'studio'];

export interface TreeCopy {
  readonly path: string;
  remove(): void;
}

/** A copy of the server's sources, and those of `others`, in a temporary folder, whose imports resolve within the copy. */
export function copyTree(others: readonly string[] = []): TreeCopy {
  const packages = new Set([...needed, ...others]);
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'maidan-tree-'));
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'brands'])
    cpSync(join(root, file), join(path, file), { recursive: true });
  const filter = (from: string) => !['node_modules', 'dist', '.cache'].includes(basename(from));
  for (const name of packages)
    cpSync(join(root, 'packages', name), join(path, 'packages', name), { recursive: true, filter });
  const modules = join(path, 'node_modules');
  mkdirSync(join(modules, '@maidan'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@maidan' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of packages) symlinkSync(join(path, 'packages', name), join(modules, '@maidan', name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
