import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeFinding } from './finding.ts';
import { readSources } from './read-sources.ts';
import { productFolders, productNames } from './rules/product-names.ts';
import { type Walk, walks } from './rules/walks.ts';
import { createSource } from './source.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));

const limits: readonly Walk[] = [
  { heading: 'The walk of a sports bet', filesMost: 20, productFilesMost: 6 },
  { heading: 'The walk of a table bet', filesMost: 16, productFilesMost: 8 },
  { heading: 'The walk of a cash-out', filesMost: 16, productFilesMost: 8 },
  { heading: 'The walk of a wallet call', filesMost: 15, productFilesMost: 12 },
  { heading: 'The walk of a tick', filesMost: 12, productFilesMost: 9 },
];

test('the rules list every product of the house', () => {
  const list = sources.find(({ path }) => path === 'packages/server/src/products.ts')?.text ?? '';
  const [openers = ''] = /^const openers = .*?^\} satisfies/ms.exec(list) ?? [];
  expect(productFolders).toEqual([...openers.matchAll(/^ {2}(\w+): open\w+,$/gm)].map(([, name]) => name));
});

test('the portal lists the same products', () => {
  const list = sources.find(({ path }) => path === 'packages/portal/src/products.ts')?.text ?? '';
  const [, names = ''] = /const listed = \{ (.*) \} satisfies/.exec(list) ?? [];
  expect(names.split(', ').toSorted()).toEqual([...productFolders].toSorted());
});

test('no product is named outside its folder and the list of products', () => {
  expect(productNames(sources).map(describeFinding).join('\n')).toBe('');
});

test('the walks of a bet, a cash-out, a wallet call and a tick are short, and name files that exist', () => {
  expect(walks(sources, limits).map(describeFinding).join('\n')).toBe('');
});

const linesIn = (root: string, path: string, text: string) =>
  productNames([createSource(`packages/${root}/src/${path}`, text)]).map(({ line }) => line);
const linesOf = (path: string, text: string) => linesIn('server', path, text);

test.each([
  ['an import of a product', 'bets/a.ts', "\nimport '../products/tables/deal.ts';", [2]],
  ['a product by name', 'house.ts', "notify('sports');", [1]],
  ['a product in a longer word', 'live/a.ts', 'const openSportsRoom = 1;', [1]],
  ['a product inside its own folder', 'products/sports/a.ts', "notify('sports');", []],
  ['a product in the list', 'products.ts', "import { openSports } from './products/sports/sports.ts';", []],
  ['a product in a test', 'bets/a.test.ts', "place('sports');", []],
  ['a call of a product', 'ledger/a.ts', "const path = 'sports/matchList';", [1]],
  ['the call for bets of every product', 'ledger/a.ts', "const path = 'sports/betsList';", []],
  ['a plain word', 'bets/a.ts', '// tables of a launched process', []],
])('%s is reported where it does not belong', (_, path, text, lines) => {
  expect(linesOf(path, text)).toEqual(lines);
});

test.each([
  ['an import of a product', 'app/a.tsx', "\nimport { Card } from '../products/tables/card.tsx';", [2]],
  [
    'a lazy import of a product',
    'app/a.tsx',
    "const load = () => import('../products/tables/page.tsx');",
    [1],
  ],
  ['a game of a product', 'account/a.ts', "const game = 'ludo';", [1]],
  ['a product in a longer word', 'betting/a.ts', 'const openMatkaPage = 1;', [1]],
  ['a call of a product', 'account/a.ts', "ask('sports/matchList');", []],
  ['a dictionary of a product', 'app/a.tsx', "import { en } from '../products/tables/texts/en.ts';", []],
  ['a product in a dictionary', 'account/texts/en.ts', "const en = { matka: 'Matka' };", []],
  ['a product in the list', 'products.ts', "import { matka } from './products/matka/product.ts';", []],
  ['a product inside its own folder', 'products/matka/a.ts', "const path = 'matka';", []],
])('in the portal %s is reported where it does not belong', (_, path, text, lines) => {
  expect(linesIn('portal', path, text)).toEqual(lines);
});

/** The faults found in a walk with these steps, when these files exist. */
function foundIn(steps: string, files: Record<string, string>, most = { files: 2, product: 1 }): string[] {
  const walk = { heading: 'A walk', filesMost: most.files, productFilesMost: most.product };
  const all = {
    ...files,
    'ARCHITECTURE.md': `# House\n\n## A walk\n\n${steps}\n\nAsked: \`betting/src/b.ts\`.\n`,
  };
  return walks(
    Object.entries(all).map(([path, text]) => createSource(path, text)),
    [walk],
  ).map(({ fault }) => fault);
}

const there = { 'packages/server/src/bets/a.ts': '', 'packages/server/src/products/sports/a.ts': 'sports' };

test.each([
  ['two files that are there', '1. `server/src/bets/a.ts` and\n   `server/src/products/sports/a.ts`.', []],
  ['a file twice', '1. `server/src/bets/a.ts`\n2. `server/src/bets/a.ts`', []],
  ['no file', '1. Nothing.', ['has no files in "A walk"']],
  [
    'a file that is not there',
    '1. `server/src/gone.ts`',
    ['names packages/server/src/gone.ts, which is not there'],
  ],
])('a walk of %s is checked', (_, steps, faults) => {
  expect(foundIn(steps, there)).toEqual(faults);
});

test('a walk with too many files, or too many that depend on the product, is reported', () => {
  const steps = '1. `server/src/bets/a.ts`\n2. `server/src/products/sports/a.ts`';
  expect(foundIn(steps, there, { files: 1, product: 0 })).toEqual([
    '"A walk" has 2 files; 1 is the most',
    '"A walk" has 1 files that know the product; 0 is the most',
  ]);
});

test.each([
  'server/src/products/launched/a.ts',
  'portal/src/products/aviator/a.tsx',
  'contract/src/calls/matka.ts',
])('%s counts as a file that depends on the product', (path) => {
  expect(foundIn(`1. \`${path}\``, { [`packages/${path}`]: '' }, { files: 1, product: 0 })).toEqual([
    '"A walk" has 1 files that know the product; 0 is the most',
  ]);
});

test('a file on the walk that names a product outside its folder is reported', () => {
  expect(foundIn('1. `server/src/bets/a.ts`', { 'packages/server/src/bets/a.ts': 'toSports()' })).toEqual([
    'walks through packages/server/src/bets/a.ts, which names a product',
  ]);
});
