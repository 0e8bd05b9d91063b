import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSource, type Source } from './source.ts';

const skipped = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'coverage',
  'test-results',
  '.cache',
  'pictures',
]);
const readable = /\.(ts|tsx|js|mjs|json|md|css|html|sql|yml|svg)$|^\.(npmrc|gitignore)$|^run$/;

/** Every text file of the project that was written by hand. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (skipped.has(entry.name)) return [];
    if (entry.isDirectory()) return readSources(root, path);
    return readable.test(entry.name) ? [createSource(path, readFileSync(join(root, path), 'utf8'))] : [];
  });
}
