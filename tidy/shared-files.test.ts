import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedDictionaries, sharedFiles } from '../packages/portal/shared-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const foldersOf = (folder: string): readonly string[] =>
  [`packages/${folder}`, folder, `node_modules/${folder}`].map((path) => `${root}${path}`);

/** The bundler makes these itself. */
const isMade = (folder: string) => folder === 'vite';

const isThere = (folder: string, name: string): boolean =>
  foldersOf(folder).some((path) => globSync(`${path}/${name}.{ts,tsx,css,js,mjs}`).length > 0);

const listed = sharedFiles.flatMap(({ modules }) =>
  Object.entries(modules)
    .filter(([folder]) => !isMade(folder))
    .flatMap(([folder, names]) =>
      names === 'all'
        ? [{ module: folder, isMissing: !foldersOf(folder).some((path) => existsSync(path)) }]
        : names.map((name) => ({ module: `${folder}/${name}`, isMissing: !isThere(folder, name) })),
    ),
);

test('every module that shares a built file exists: a renamed one would get a file of its own again', () => {
  const dictionaries = Object.values(sharedDictionaries).flat();
  expect(listed.filter(({ isMissing }) => isMissing).map(({ module }) => module)).toEqual([]);
  expect(dictionaries.filter((name) => !existsSync(`${root}packages/portal/src/${name}/en.ts`))).toEqual([]);
});

test('no module is listed in two built files: the second list would have no effect', () => {
  const modules = listed.map(({ module }) => module);
  expect(modules.filter((module, place) => modules.indexOf(module) !== place)).toEqual([]);
});
