import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** What a page alone can show: the places that its shell has. */
const notControls = ['shell-places.tsx'];

test('the gallery shows every control, or another that is made of it', () => {
  const controls = textsIn(source);
  const users = [...textsIn(join(source, '../gallery')).values(), ...controls.values()];
  const missing = [...controls.keys()].filter(
    (path) => !notControls.includes(path) && !users.some((text) => text.includes(`/${basename(path)}'`)),
  );
  expect(missing).toEqual([]);
});
