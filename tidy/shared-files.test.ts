import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedDictionaries, sharedFiles } from '../packages/portal/shared-files.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const isOurs = (folder: string) => /^[a-z]+\/src\b/.test(folder);

test('every module that shares a built file exists: a renamed one would get a file of its own again', () => {
  const missing = sharedFiles.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([folder]) => isOurs(folder))
      .flatMap(([folder, names]) =>
        names === 'all'
          ? [folder].filter(() => !existsSync(`${packages}/${folder}`))
          : names
              .map((name) => `${folder}/${name}`)
              .filter((module) => globSync(`${module}.*`, { cwd: packages }).length === 0),
      ),
  );
  const dictionaries = Object.values(sharedDictionaries).flat();
  expect(missing).toEqual([]);
  expect(dictionaries.filter((name) => !existsSync(`${packages}/portal/src/i18n/${name}/en.ts`))).toEqual([]);
});
