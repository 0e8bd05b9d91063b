import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCopy, removeLines } from './compile-copy.ts';
import { copyTree, type TreeCopy } from './copy-of-the-tree.ts';

let tree: TreeCopy;
beforeAll(() => {
  tree = copyTree(['client', 'portal', 'ui']);
});
afterAll(() => tree.remove());

const pathTo = (file: string) => join(tree.path, file);

test('the pages of a studio with one virtual game less pass the compiler', () => {
  const studio = pathTo('packages/studio/src');
  rmSync(join(studio, 'games/dus-ka-dum'), { recursive: true });
  removeLines(join(studio, 'rules/virtual-games.ts'), /dusKaDum/);
  removeLines(join(studio, 'pages/listed-games.ts'), /dusKaDum/);
  const include = [
    '../studio/src/*.ts',
    '../studio/src/server/**/*.ts',
    '../studio/src/pages/**/*.ts',
    '../studio/src/pages/**/*.tsx',
    '../ui/src/**/*.d.ts',
  ];
  const extended = { extends: './tsconfig.json', include };
  expect(compileCopy(tree, 'packages/portal/without-game.json', extended)).toBe('');
});

test('a house without the studio passes the compiler: it launches games of third parties', () => {
  rmSync(pathTo('packages/studio'), { recursive: true });
  removeLines(pathTo('packages/server/src/products.ts'), /openStudio/);
  const include = ['packages/server/src/**/*.ts'];
  expect(compileCopy(tree, 'without-studio.json', { extends: './tsconfig.json', include })).toBe('');
});

test('a portal without the studio passes the compiler: it frames games of third parties', () => {
  for (const folder of ['verify-ludo', 'verify-virtual'])
    rmSync(pathTo(`packages/portal/src/products/launched/${folder}`), { recursive: true });
  const screens = pathTo('packages/portal/src/products/launched/screens.ts');
  const text = readFileSync(screens, 'utf8');
  const without = text.replace(/ {2}const \[\{ ludoVerifier \}[\s\S]*?return \[[^\]]*\];/, '  return [];');
  expect(without).not.toBe(text);
  writeFileSync(screens, without);
  const include = ['src/**/*.ts', 'src/**/*.tsx', '../ui/src/**/*.d.ts'];
  const extended = { extends: './tsconfig.json', include };
  expect(compileCopy(tree, 'packages/portal/without-studio.json', extended)).toBe('');
});
