import { expect, test } from 'vitest';
import { sharedFile } from '../packages/portal/shared-files.ts';

const portal = 'packages/portal/src';

let runs = 0;

/** The file of a module that only these load, each by itself. */
function fileOf(id: string, loaders: readonly string[]) {
  // What is known of a module is kept, so every case has a folder of its own.
  runs += 1;
  const inRun = (path: string) => `/${runs}/${path}`;
  const isEntry = (path: string) => path.endsWith('.html');
  const graph = {
    getModuleInfo: (path: string) => ({
      importers: path === inRun(id) ? loaders.map(inRun) : [],
      isEntry: isEntry(path),
      dynamicImporters: path === inRun(id) || isEntry(path) ? [] : ['main.tsx'],
    }),
  };
  return sharedFile(inRun(id), graph as unknown as Parameters<typeof sharedFile>[1]);
}

const frame = 'packages/portal/tv.html';
const game = 'packages/studio/src/pages/play.tsx';
const entry = 'packages/portal/index.html';
const shell = `${portal}/app/main-area.tsx`;
const page = (product: string) => `${portal}/products/${product}/page.tsx`;
const dialog = `${portal}/products/sports/match/over-dialog.tsx`;

test.each([
  [
    'a module of the first load is in one file with the others',
    `${portal}/house/call.ts`,
    [entry, shell],
    'entry',
  ],
  [
    'a module that frames and the first load need is apart',
    `${portal}/brand/brand.ts`,
    [frame, entry],
    'frame',
  ],
  [
    'what launched games and the first load need is apart',
    'node_modules/react/index.js',
    [game, entry],
    'react',
  ],
  [
    'a frame shares no file with later pages',
    `${portal}/products/sports/picture.ts`,
    [frame, page('sports')],
    null,
  ],
  ['what only frames load is left alone', `${portal}/products/sports/broadcast/draw.ts`, [frame, game], null],
  ['every signed-in page has one file', `${portal}/house/live.ts`, [shell, page('sports')], 'signed-in'],
  [
    'what pages of a product share is in its file',
    `${portal}/products/matka/slip/lines.ts`,
    [page('matka'), page('sports')],
    'matka-slip',
  ],
  [
    'what one page and its dialog need is left alone',
    `${portal}/products/sports/match/end.ts`,
    [page('sports'), dialog],
    null,
  ],
  [
    'controls of three products are in the kit',
    'packages/ui/src/card.tsx',
    ['sports', 'tables', 'matka'].map(page),
    'kit',
  ],
  [
    'controls of two products are left alone',
    'packages/ui/src/fact.tsx',
    ['sports', 'tables'].map(page),
    null,
  ],
  [
    'what three products bet with is in one file',
    `${portal}/betting/slip.ts`,
    ['sports', 'tables', 'matka'].map(page),
    'betting',
  ],
  ['the cards of all tables are in one file', 'packages/games/src/faces/cards/ace.ts', [], 'faces'],
  ['the rules of all tables are in one file', 'packages/games/src/tables/worli/game.ts', [], 'games'],
  ['a table’s rules popup is left alone', 'packages/games/src/tables/worli/rules.ts', [], null],
  [
    'a product has one dictionary for each language',
    `${portal}/products/tables/option-texts/hi.ts`,
    [],
    'tables-hi',
  ],
])('%s', (_, id, loaders, file) => {
  expect(fileOf(id, loaders)).toBe(file);
});
