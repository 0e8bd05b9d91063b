import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeFinding } from './finding.ts';
import { readSources } from './read-sources.ts';
import { tableNames } from './rules/table-names.ts';
import { createSource } from './source.ts';

test('no table is named outside its folder and the lists of tables', () => {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
  expect(tableNames(sources).map(describeFinding).join('\n')).toBe('');
});

const entry = createSource(
  'packages/games/src/tables/high-card/entry.ts',
  "export const highCardEntry = {\n  code: 'high',\n  route: 'high2',\n  eventId: '4000',\n  title: 'High Card',\n};",
);
const linesOf = (path: string, text: string) =>
  tableNames([entry, createSource(path, text)]).map(({ line }) => line);

test.each([
  ['a code', 'packages/portal/src/a.ts', "const isNew = (code: string) => code === 'high';", [1]],
  ['an address', 'packages/server/src/a.ts', "\nconst route = 'high2';", [2]],
  ['an event id', 'packages/server/src/a.ts', "const id = '4000';", [1]],
  ['a key of an object', 'packages/portal/src/a.tsx', 'const titles = { high: 1 };', [1]],
  ['a word of another meaning', 'packages/portal/src/a.ts', "const look = 'high-contrast';", []],
  ['a name in a test', 'packages/portal/src/a.test.ts', "const code = 'high';", []],
  [
    'an import of a table',
    'packages/games/src/rules.ts',
    "export { high } from './tables/high-card/game.ts';",
    [1],
  ],
  [
    'a line of a list',
    'packages/games/src/tables/games.ts',
    "export { high } from './high-card/game.ts';",
    [],
  ],
  [
    'a file beside it',
    'packages/games/src/tables/high-card/game.ts',
    "import { a } from './options.ts';",
    [],
  ],
  [
    'another table',
    'packages/games/src/tables/low-card/game.ts',
    "import { a } from '../high-card/game.ts';",
    [1],
  ],
])('%s is reported where it does not belong', (_, path, text, lines) => {
  expect(linesOf(path, text)).toEqual(lines);
});
