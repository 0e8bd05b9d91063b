import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type TreeCopy } from './copy-of-the-tree.ts';

let tree: TreeCopy;

/** All that names the studio outside of its package, by file and by what its lines have in common. */
const linesOfStudio: readonly (readonly [file: string, line: RegExp])[] = [
  ['packages/server/src/products.ts', /openStudio/],
  ['packages/portal/src/app/verify-round/verifiers.ts', /launched\/verify-(ludo|virtual)/],
];

beforeAll(() => {
  tree = copyTree(['client', 'portal', 'studio', 'ui']);
  rmSync(join(tree.path, 'packages/studio'), { recursive: true });
  for (const folder of ['verify-ludo', 'verify-virtual'])
    rmSync(join(tree.path, 'packages/portal/src/products/launched', folder), { recursive: true });
  for (const [file, line] of linesOfStudio) removeLines(join(tree.path, file), line);
});
afterAll(() => tree.remove());

function removeLines(path: string, line: RegExp): void {
  const before = readFileSync(path, 'utf8');
  const after = before
    .split('\n')
    .filter((text) => !line.test(text))
    .join('\n')
    .replaceAll(/\b(ludoVerifier|virtualVerifier), /g, '');
  if (after === before) throw new Error(`${path} has no line like ${line}`);
  writeFileSync(path, after);
}

/** The sources of a package alone: its tests may play at the studio. */
function compile(name: string, project: object): string {
  const path = join(tree.path, name);
  writeFileSync(path, JSON.stringify({ exclude: ['**/*.test.ts', '**/node_modules'], ...project }));
  const tsc = join(tree.path, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '-p', path], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

test('a house without the studio passes the compiler: it launches games of third parties', () => {
  const include = ['packages/server/src/**/*.ts'];
  expect(compile('without-studio.json', { extends: './tsconfig.json', include })).toBe('');
});

test('a portal without the studio passes the compiler: it frames games of third parties', () => {
  const include = ['src/**/*.ts', 'src/**/*.tsx', '../ui/src/**/*.d.ts'];
  const extended = { extends: './tsconfig.json', include };
  expect(compile('packages/portal/without-studio.json', extended)).toBe('');
});
