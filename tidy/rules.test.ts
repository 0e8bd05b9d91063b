import { expect, test } from 'vitest';
import { describeFinding, type Finding } from './finding.ts';
import { clockAndChance } from './rules/clock-and-chance.ts';
import { crumbs } from './rules/crumbs.ts';
import { fairChance } from './rules/fair-chance.ts';
import { fileNames } from './rules/file-names.ts';
import { folderSizes } from './rules/folder-sizes.ts';
import { folderCircles, importCircles } from './rules/import-circles.ts';
import { innerDirections } from './rules/inner-directions.ts';
import { leftovers } from './rules/leftovers.ts';
import { brokenLinks } from './rules/links.ts';
import { misspellings } from './rules/misspellings.ts';
import { namedFiles } from './rules/named-files.ts';
import { packageDirections } from './rules/package-directions.ts';
import { plainNames, plainWords } from './rules/plain-words.ts';
import { sharedFolders } from './rules/shared-folders.ts';
import { fileSizes, functionSizes } from './rules/sizes.ts';
import { sqlPlaces } from './rules/sql.ts';
import { bannedSyntax } from './rules/syntax.ts';
import { testLimits } from './rules/test-limits.ts';
import { unreachedFiles } from './rules/unreached.ts';
import { createSource, type Source } from './source.ts';

type Rule = (sources: Source[]) => Finding[];

const places = (rule: Rule, files: Record<string, string>): string[] =>
  rule(Object.entries(files).map(([path, text]) => createSource(path, text))).map(
    ({ file, line }) => `${file}:${line}`,
  );

const lines = (count: number) => 'export const a = 1;\n'.repeat(count);
const longFunction = (name: string, count: number) =>
  `export function ${name}() {\n${'  go();\n'.repeat(count - 2)}}\n`;

/** Title, rule, path, text, and the line of the finding: undefined when there is none. */
const cases: [string, Rule, string, string, number | undefined][] = [
  ['betting may not import a library', packageDirections, 'packages/betting/src/a.ts', "import 'zod';", 1],
  [
    'betting may import its own files',
    packageDirections,
    'packages/betting/src/a.ts',
    "import './b.ts';",
    undefined,
  ],
  [
    'a test in betting may import a library',
    packageDirections,
    'packages/betting/src/a.test.ts',
    "import 'vitest';",
    undefined,
  ],
  [
    'sports may not import contract',
    packageDirections,
    'packages/sports/src/a.ts',
    "\nimport '@maidan/contract';",
    2,
  ],
  [
    'sports may import betting',
    packageDirections,
    'packages/sports/src/a.ts',
    "import '@maidan/betting';",
    undefined,
  ],
  [
    'server may not import faces',
    packageDirections,
    'packages/server/src/a.ts',
    "import('@maidan/games/boards');",
    1,
  ],
  [
    'server may import rules',
    packageDirections,
    'packages/server/src/a.ts',
    "import '@maidan/games/rules';",
    undefined,
  ],
  [
    'server may not import portal',
    packageDirections,
    'packages/server/src/a.ts',
    "import '@maidan/portal';",
    1,
  ],
  [
    'portal may not import the parsing contract',
    packageDirections,
    'packages/portal/src/a.ts',
    "import '@maidan/contract';",
    1,
  ],
  [
    'a test of the server may call it with the library of clients',
    packageDirections,
    'packages/server/test/support/a.ts',
    "import '@maidan/client/client.ts';",
    undefined,
  ],
  [
    'the server itself may not',
    packageDirections,
    'packages/server/src/a.ts',
    "import '@maidan/client/client.ts';",
    1,
  ],
  [
    'the library of clients imports no React',
    packageDirections,
    'packages/client/src/a.ts',
    "import 'react';",
    1,
  ],
  ['portal may not import zod', packageDirections, 'packages/portal/src/a.ts', "import { z } from 'zod';", 1],
  [
    'nobody reaches into another package by path',
    packageDirections,
    'packages/server/src/a.ts',
    "export * from '../../betting/src/coins.ts';",
    1,
  ],
  [
    'what runs in the browser imports no Node',
    packageDirections,
    'packages/games/src/a.ts',
    "import 'node:fs';",
    1,
  ],
  [
    'a type import is an import',
    packageDirections,
    'packages/sports/src/a.ts',
    "type A = import('@maidan/feeds').A;",
    1,
  ],

  [
    'feeds run in the browser too',
    packageDirections,
    'packages/feeds/src/simulated/season/season.ts',
    "import 'node:crypto';",
    1,
  ],
  [
    'what only helps their tests does not',
    packageDirections,
    'packages/feeds/src/recorded/testing/recorded-matches.ts',
    "import 'node:fs';",
    undefined,
  ],
  [
    'betting hashes by a library in one file',
    packageDirections,
    'packages/betting/src/chance/keyed-random.ts',
    "import '@noble/hashes/hmac.js';",
    undefined,
  ],
  [
    'and in no other',
    packageDirections,
    'packages/betting/src/chance/random.ts',
    "import '@noble/hashes/hmac.js';",
    1,
  ],
  [
    'the page that verifies a match may play it again',
    packageDirections,
    'packages/portal/src/products/sports/verify/replay.ts',
    "import('@maidan/feeds/replay-match');",
    undefined,
  ],
  [
    'but has no other door to the feeds',
    packageDirections,
    'packages/portal/src/products/sports/verify/replay.ts',
    "import '@maidan/feeds';",
    1,
  ],
  [
    'and no other page has that one',
    packageDirections,
    'packages/portal/src/products/sports/match/page.tsx',
    "import '@maidan/feeds/replay-match';",
    1,
  ],
  [
    'a season may not be drawn from the generator anybody can predict',
    fairChance,
    'packages/feeds/src/simulated/season/season.ts',
    "import { seededRandom } from '@maidan/betting';",
    1,
  ],
  [
    'nor a step of its play, however the generator is reached',
    fairChance,
    'packages/feeds/src/simulated/football/step-football.ts',
    "import * as betting from '@maidan/betting';\nconst goals = betting.seededRandom('x');",
    2,
  ],
  [
    'nor from the one that rollouts use',
    fairChance,
    'packages/feeds/src/simulated/cricket/bowl-ball.ts',
    "import { quickRandom } from '../../pricing/quick-random.ts';",
    1,
  ],
  [
    'names of players may be',
    fairChance,
    'packages/feeds/src/simulated/season/plan-match.ts',
    "import { seededRandom } from '@maidan/betting';",
    undefined,
  ],
  [
    'a test may use either',
    fairChance,
    'packages/feeds/src/simulated/season/season.test.ts',
    "import { seededRandom } from '@maidan/betting';",
    undefined,
  ],

  [
    'the studio does not import the house',
    packageDirections,
    'packages/studio/src/server/a.ts',
    "import '../../../server/src/wallet/transfer.ts';",
    1,
  ],
  [
    'the studio may import the database and the limits of calls',
    packageDirections,
    'packages/studio/src/server/a.ts',
    "import '@maidan/process/db/db.ts';\nimport '@maidan/process/limits/rate-limit.ts';",
    undefined,
  ],
  [
    'a product does not import the studio',
    packageDirections,
    'packages/server/src/products/launched/a.ts',
    "import '@maidan/studio/server';",
    1,
  ],
  [
    'the list of products may open the studio',
    packageDirections,
    'packages/server/src/products.ts',
    "import '@maidan/studio/server';",
    undefined,
  ],
  [
    'the portal checks rounds of the studio where games are launched, and nowhere else',
    packageDirections,
    'packages/portal/src/products/tables/a.ts',
    "import '@maidan/studio/rules';",
    1,
  ],
  [
    'a table of the portal does not import the kit of games by its paths',
    packageDirections,
    'packages/portal/src/products/tables/a.ts',
    "import '@maidan/games/kit/cards.ts';",
    1,
  ],
  [
    'a page of the studio does not import its server',
    innerDirections,
    'packages/studio/src/games/roulette/page/a.tsx',
    "import '../../../server/wallet.ts';",
    1,
  ],
  [
    'rules of the studio do not import a page',
    innerDirections,
    'packages/studio/src/games/roulette/game.ts',
    "import './page/spin.ts';",
    1,
  ],
  [
    'the server of a game may import the server that all games share',
    innerDirections,
    'packages/studio/src/games/ludo/server/a.ts',
    "import '../../../server/wallet.ts';\nimport '../../../wire/ludo.ts';",
    undefined,
  ],
  [
    'screens of the account do not import each other',
    innerDirections,
    'packages/portal/src/account/ledger/page.tsx',
    "import '../statement/page.tsx';",
    1,
  ],
  [
    'a screen of the account may import what is below',
    innerDirections,
    'packages/portal/src/account/ledger/page.tsx',
    "import '../../betting/bet-table.tsx';",
    undefined,
  ],
  [
    'the account does not import a product',
    innerDirections,
    'packages/portal/src/account/ledger/page.tsx',
    "import '../../products/sports/bets/positions.ts';",
    1,
  ],
  [
    'a product may import the account',
    innerDirections,
    'packages/portal/src/products/sports/match/a.ts',
    "import '../../../account/ledger/match/match-sums.ts';",
    undefined,
  ],
  [
    'betting may import the dictionary of a product',
    innerDirections,
    'packages/portal/src/betting/a.ts',
    "import '../products/tables/texts/en.ts';",
    undefined,
  ],
  [
    'the line to the house does not import betting',
    innerDirections,
    'packages/portal/src/house/a.ts',
    "import '../betting/slip.ts';",
    1,
  ],
  [
    'betting does not import a product',
    innerDirections,
    'packages/portal/src/betting/a.ts',
    "import '../products/sports/slip/api.ts';",
    1,
  ],
  [
    'a product of the portal may import betting',
    innerDirections,
    'packages/portal/src/products/sports/slip/a.ts',
    "import '../../../betting/slip.ts';",
    undefined,
  ],
  [
    'products of the portal do not import each other',
    innerDirections,
    'packages/portal/src/products/sports/slip/a.ts',
    "import '../../tables/table/page.tsx';",
    1,
  ],
  [
    'a page in a frame does not import the live line',
    innerDirections,
    'packages/portal/src/products/sports/broadcast/a.ts',
    "import '../../../house/session.ts';",
    1,
  ],
  [
    'a folder of the portal without a level is found',
    innerDirections,
    'packages/portal/src/novelty/a.ts',
    "import '../house/session.ts';",
    1,
  ],
  [
    'the portal’s main file may import any folder',
    innerDirections,
    'packages/portal/src/main.tsx',
    "import './app/router.tsx';",
    undefined,
  ],
  [
    'products do not import each other',
    innerDirections,
    'packages/server/src/products/tables/a.ts',
    "import '../sports/store.ts';",
    1,
  ],
  [
    'a product may import bets',
    innerDirections,
    'packages/server/src/products/tables/a.ts',
    "import '../../bets/store.ts';",
    undefined,
  ],
  [
    'the rules of a game do not import its face',
    innerDirections,
    'packages/games/src/rules.ts',
    "import './tables/lucky7/board.tsx';",
    1,
  ],

  ['a file may have 400 lines', fileSizes, 'packages/betting/src/a.ts', lines(400), undefined],
  ['a file may not have 401', fileSizes, 'packages/betting/src/a.ts', lines(401), 401],
  ['a test may', fileSizes, 'packages/betting/src/a.test.ts', lines(401), undefined],
  [
    'a function may have 70 lines',
    functionSizes,
    'packages/betting/src/a.ts',
    longFunction('go', 70),
    undefined,
  ],
  ['a function may not have 71', functionSizes, 'packages/betting/src/a.ts', longFunction('go', 71), 1],
  [
    'a component may have 100',
    functionSizes,
    'packages/portal/src/a.tsx',
    longFunction('Page', 100),
    undefined,
  ],
  ['a component may not have 101', functionSizes, 'packages/portal/src/a.tsx', longFunction('Page', 101), 1],
  [
    'a hook in a .tsx file is no component',
    functionSizes,
    'packages/portal/src/a.tsx',
    longFunction('usePage', 71),
    1,
  ],
  [
    'an arrow function counts too',
    functionSizes,
    'packages/betting/src/a.ts',
    `const go = () => {\n${'go();\n'.repeat(70)}};`,
    1,
  ],

  [
    'a wire spelling inside is found',
    (s) => misspellings(s, []),
    'packages/server/src/bets/a.ts',
    '\nconst dataEncrupt = 1;',
    2,
  ],
  [
    'a handler may write it',
    (s) => misspellings(s, []),
    'packages/server/src/products/sports/handlers.ts',
    'row.lgaai;',
    undefined,
  ],
  [
    'a wire file may write it',
    (s) => misspellings(s, []),
    'packages/server/src/products/sports/row-wire.ts',
    'row.lgaai;',
    undefined,
  ],
  [
    'the contract may write it',
    (s) => misspellings(s, ['packages/contract/']),
    'packages/contract/src/a.ts',
    'row.positon;',
    undefined,
  ],
  [
    '"current" is spelt right',
    (s) => misspellings(s, []),
    'packages/server/src/a.ts',
    'currentPosition;',
    undefined,
  ],

  [
    'SQL outside a store is found',
    sqlPlaces,
    'packages/server/src/bets/a.ts',
    'const q = `\n  select id from bet where id = $1`;',
    1,
  ],
  [
    'a store may speak it',
    sqlPlaces,
    'packages/server/src/bets/store.ts',
    'q(`update bet set state = 1`);',
    undefined,
  ],
  [
    'so may a file named for what it stores',
    sqlPlaces,
    'packages/server/src/bets/acts-store.ts',
    'q(`update bet set state = 1`);',
    undefined,
  ],
  [
    'a file that only ends like one may not',
    sqlPlaces,
    'packages/server/src/bets/restore.ts',
    'q(`update bet set state = 1`);',
    1,
  ],
  [
    'words that only look like SQL are let be',
    sqlPlaces,
    'packages/server/src/bets/a.ts',
    "say('update the stake');",
    undefined,
  ],
  [
    'a store may not write transfers',
    sqlPlaces,
    'packages/server/src/bets/store.ts',
    'q("insert into transfer (id) values (1)");',
    1,
  ],
  [
    'a store may not change transfers',
    sqlPlaces,
    'packages/server/src/wallet/a.ts',
    'q(`update transfer set coins = 0`);',
    1,
  ],
  [
    'transfer.ts may',
    sqlPlaces,
    'packages/server/src/wallet/transfer.ts',
    'q(`insert into transfer (id) values (1)`);',
    undefined,
  ],

  ['Date.now is found', clockAndChance, 'packages/server/src/a.ts', 'const clock = Date.now;', 1],
  ['new Date() is found', clockAndChance, 'packages/server/src/a.ts', 'new Date();', 1],
  ['new Date of a time is fine', clockAndChance, 'packages/server/src/a.ts', 'new Date(nowMs);', undefined],
  ['Math.random is found', clockAndChance, 'packages/games/src/a.ts', '\n\nMath.random();', 3],
  ['main.ts may make a real clock', clockAndChance, 'packages/server/src/main.ts', 'Date.now();', undefined],

  [
    'a test with a limit of its own is found',
    testLimits,
    'packages/a/b.test.ts',
    'waitFor(is, { timeout: 20_000 });',
    1,
  ],
  [
    'a limit in the time of the machine is fine',
    testLimits,
    'packages/a/b.test.ts',
    'waitFor(is, { timeout: waitMs() });',
    undefined,
  ],
  [
    'a journey that waits for time is found',
    testLimits,
    'journeys/a.spec.ts',
    'page.waitForTimeout(500);',
    1,
  ],
  [
    'a limit of the house is fine',
    testLimits,
    'packages/server/src/a.ts',
    'open({ timeout: 20_000 });',
    undefined,
  ],

  ['a left mark is found', leftovers, 'packages/server/src/a.ts', '// TODO later', 1],
  ['a silenced compiler is found', leftovers, 'packages/server/src/a.ts', '// @ts-ignore', 1],
  ['a silenced linter is found', leftovers, 'packages/server/src/a.ts', '// biome-ignore lint: no', 1],
  ['a path of one machine is found', leftovers, 'docs/a.md', 'see /home/somebody/project', 1],
  ['a temporary path is found', leftovers, 'packages/server/src/a.ts', "open('/tmp/thing');", 1],
  [
    'a route that has such a word is fine',
    leftovers,
    'packages/portal/src/a.ts',
    "go('/main/work/7');",
    undefined,
  ],
  [
    'a registry in the lock is found',
    leftovers,
    'package-lock.json',
    '\n"resolved": "https://example.test/a.tgz"',
    2,
  ],

  ['a default export is found', bannedSyntax, 'packages/portal/src/a.ts', 'export default 1;', 1],
  [
    'a renamed default export is found',
    bannedSyntax,
    'packages/portal/src/a.ts',
    'const a = 1;\nexport { a as default };',
    2,
  ],
  [
    'a tool’s configuration may have one',
    bannedSyntax,
    'packages/portal/vite.config.ts',
    'export default {};',
    undefined,
  ],
  ['any is found', bannedSyntax, 'packages/portal/src/a.ts', 'let a: any;', 1],
  ['the word any in a text is fine', bannedSyntax, 'packages/portal/src/a.ts', "say('any');", undefined],
  ['an assertion with ! is found', bannedSyntax, 'packages/portal/src/a.ts', 'a!.b;', 1],

  ['a file named for nothing is found', fileNames, 'packages/server/src/bet-utils.ts', '', 1],
  ['a folder named for nothing is found', fileNames, 'packages/server/src/services/a.ts', '', 1],
  ['a file in capitals is found', fileNames, 'packages/ui/src/Button.tsx', '', 1],
  [
    'a kebab-case name is fine',
    fileNames,
    'packages/games/src/tables/_template/board-face.test.ts',
    '',
    undefined,
  ],

  [
    'betting does not speak of a match',
    sharedFolders,
    'packages/portal/src/betting/a.ts',
    '\nlet marketOfMatch;',
    2,
  ],
  ['live does not speak of a fancy', sharedFolders, 'packages/portal/src/house/a.ts', '// Fancies.', 1],
  ['a file of live is not named for sports', sharedFolders, 'packages/portal/src/house/match-list.ts', '', 1],
  [
    'betting may ask whether something matches',
    sharedFolders,
    'packages/portal/src/betting/a.test.ts',
    "expect(text.match(/a/)).toMatchObject({}); window.matchMedia('').matches; io({ transports: [] });",
    undefined,
  ],
  ['sports speaks of matches', sharedFolders, 'packages/portal/src/sports/a.ts', 'let match;', undefined],

  ['a file that a document names and nobody has is found', namedFiles, 'README.md', 'see\n`a/b.ts`', 2],
  ['a pattern of files is let be', namedFiles, 'CONTRIBUTING.md', '`*-store.ts`, `<code>.json`', undefined],
  ['a broken link is found', (s) => brokenLinks(s, () => false), 'docs/a.md', 'see [b](b.md#part)', 1],
  [
    'a link to the web is let be',
    (s) => brokenLinks(s, () => false),
    'README.md',
    '[b](https://example.test) [c](#here)',
    undefined,
  ],
];

test.each(cases)('%s', (_, rule, path, text, line) => {
  expect(places(rule, { [path]: text })).toEqual(line === undefined ? [] : [`${path}:${line}`]);
});

test('a short file is a crumb if one other file of its package alone imports it, and at once', () => {
  const files = {
    'packages/a/src/page.ts':
      "import './crumb.ts';\nimport './shared.ts';\nimport './long.ts';\nimport('./lazy.ts');",
    'packages/a/src/other.ts': "import './shared.ts';",
    'packages/a/src/crumb.ts': lines(19),
    'packages/a/src/crumb.test.ts': "import './crumb.ts';",
    'packages/a/src/shared.ts': lines(3),
    'packages/a/src/long.ts': lines(20),
    'packages/a/src/lazy.ts': lines(3),
    'packages/a/src/own-texts/hi.ts': lines(3),
    'packages/a/src/own-texts/load.ts': `${lines(20)}import './hi.ts';`,
  };
  expect(places(crumbs, files)).toEqual(['packages/a/src/crumb.ts:1']);
});

test('lists, doors, edges of the wire, what every folder of a kind has and components drawn alone are no crumbs', () => {
  const files = {
    'packages/a/src/index.ts': "export { a } from './crumb.ts';\nexport { games } from './games.ts';",
    'packages/a/src/crumb.ts': lines(2),
    'packages/a/src/games.ts':
      "import * as listed from './list.ts';\nexport const games = Object.values(listed);",
    'packages/a/src/list.ts': "export { one } from './one/game.ts';\nexport { two } from './two/game.ts';",
    'packages/a/src/one/game.ts': "import '../../store/api.ts';\nimport './own.ts';",
    'packages/a/src/two/game.ts': "import '../three/game.ts';",
    'packages/a/src/three/game.ts': lines(2),
    'packages/a/src/one/own.ts': lines(2),
    'packages/a/src/page.ts': "import './drawn.tsx';",
    'packages/a/src/drawn.tsx': lines(2),
    'packages/a/src/drawn.test.ts': "import './drawn.tsx';",
    'packages/a/store/api.ts': lines(2),
  };
  expect(places(crumbs, files)).toEqual(['packages/a/src/one/own.ts:1']);
});

test('a file is reached through entry points, imports, workers, tests and configuration, and reported otherwise', () => {
  const files = {
    'packages/games/package.json': '{ "exports": { "./rules": "./src/rules.ts" } }',
    'packages/games/src/rules.ts': "export { a } from './a.ts';",
    'packages/games/src/a.ts': "export const a = new URL('./worker.ts', import.meta.url);",
    'packages/games/src/worker.ts': '',
    'packages/games/src/tried.ts': '',
    'packages/games/src/tried.test.ts': "import './tried.ts';",
    'packages/games/src/alone.ts': "import './rules.ts';",
    'packages/games/test/set-up.ts': '',
    'vitest.config.ts': "const setUp = 'packages/games/test/set-up.ts';",
  };
  expect(places(unreachedFiles, files)).toEqual(['packages/games/src/alone.ts:1']);
});

test('a file may be named by the end of its path', () => {
  const files = { 'packages/server/src/bets/desk.ts': '', 'ARCHITECTURE.md': '`bets/desk.ts` and `esk.ts`' };
  expect(places(namedFiles, files)).toEqual(['ARCHITECTURE.md:1']);
});

test('a link is resolved relative to its document', () => {
  const exists = (path: string) => path === 'docs/b.md';
  const rule: Rule = (sources) => brokenLinks(sources, exists);
  expect(places(rule, { 'docs/decisions/a.md': '[b](../b.md)' })).toEqual([]);
});

const filesIn = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, '']));

test('a folder may have 25 source files, tests included, but not 26', () => {
  const sized: Rule = (sources) => folderSizes(sources, ['packages/ui/src/']);
  const full = { ...filesIn('packages/ui/src', 24), 'packages/ui/src/a.test.ts': '' };
  const besides = { 'packages/ui/src/form/a.ts': '', 'packages/ui/src/a.css': '' };
  expect(places(sized, { ...full, ...besides })).toEqual([]);
  expect(places(sized, { ...full, 'packages/ui/src/b.ts': '' })).toEqual(['packages/ui/src:1']);
  expect(places(sized, filesIn('packages/server/src/bets', 26))).toEqual([]);
});

const acyclic: Rule = (sources) => importCircles(sources, ['packages/portal/']);

test.each([
  ['import', "import { b } from './b.ts';"],
  ['type import', "import type { B } from './b.ts';"],
  ['re-export', "export { b } from './b.ts';"],
  ['dynamic import', "const b = () => import('./b.ts');"],
])('a circle closed by a %s is reported once, with its files', (_, closing) => {
  const files = {
    'packages/portal/src/a.ts': closing,
    'packages/portal/src/b.ts': "import './c.ts';",
    'packages/portal/src/c.ts': "import './a.ts';",
  };
  const sources = Object.entries(files).map(([path, text]) => createSource(path, text));
  expect(acyclic(sources).map(({ fault }) => fault.replaceAll('packages/portal/src/', ''))).toEqual([
    'imports itself: a.ts -> b.ts -> c.ts -> a.ts',
  ]);
});

test('two files that import a third are no circle, and other roots are not checked', () => {
  expect(
    places(acyclic, {
      'packages/portal/src/a.ts': "import './b.ts';\nimport './c.ts';",
      'packages/portal/src/b.ts': "import './c.ts';",
      'packages/portal/src/c.ts': '',
      'packages/server/src/a.ts': "import './b.ts';",
      'packages/server/src/b.ts': "import './a.ts';",
    }),
  ).toEqual([]);
});

const folders: Rule = (sources) => folderCircles(sources, 'packages/server/src/');

test('folders that import each other by different files are reported once, with the files', () => {
  const files = {
    'packages/server/src/bets/a.ts': "import '../http/b.ts';",
    'packages/server/src/http/b.ts': '',
    'packages/server/src/http/c.ts': "import type { D } from '../house.ts';",
    'packages/server/src/house.ts': "import './bets/lists/e.ts';",
    'packages/server/src/bets/lists/e.ts': "import '../a.ts';",
  };
  const sources = Object.entries(files).map(([path, text]) => createSource(path, text));
  expect(folders(sources).map(({ fault }) => fault.replaceAll('packages/server/src/', ''))).toEqual([
    'closes a circle of folders: bets -> http -> house.ts -> bets/lists -> bets, by bets/a.ts, http/c.ts, house.ts, bets/lists/e.ts',
  ]);
});

test('folders that import one way are no circle, and all folders of a product are one', () => {
  expect(
    places(folders, {
      'packages/server/src/bets/a.ts': "import '../http/b.ts';\nimport './c.ts';",
      'packages/server/src/http/b.ts': '',
      'packages/server/src/bets/c.ts': "import './a.ts';",
      'packages/server/src/bets/a.test.ts': '',
      'packages/server/src/http/b.test.ts': "import '../bets/a.ts';",
      'packages/server/src/products/matka/d.ts': "import './operator/e.ts';",
      'packages/server/src/products/matka/operator/e.ts': "import '../d.ts';",
    }),
  ).toEqual([]);
});

const plain: Rule = (sources) => plainWords(sources, ['packages/portal/', 'tidy/']);

test.each([
  ['a comment', '// The list is told.'],
  ['the start of a comment', '/** Told once. */'],
  ['a name', 'const told = 1;'],
  ['the start of a name', 'const tellOnce = 1;'],
  ['the end of a name', 'const isLent = true;'],
  ['two words', '// This is old news.'],
  ['two words over a line', '/*\n * That is old\n * news. */'],
  ['two words in a name', 'const withoutOldNews = [];'],
  ['a hyphenated word', '// The how-manieth ball.'],
])('a quaint word in %s is reported', (_, text) => {
  expect(places(plain, { 'packages/portal/src/a.ts': text })).toHaveLength(1);
});

test.each([
  ['a longer word', 'packages/portal/src/a.ts', 'const silent = intellect + teller + amended;'],
  ['a text players read', 'packages/portal/src/account/texts/fr.ts', "const fr = 'lent';"],
  ['a migration', 'packages/portal/migrations/0001-a.sql', '-- told'],
  ['another root', 'packages/server/src/a.ts', '// told'],
])('a quaint word in %s is not reported', (_, path, text) => {
  expect(places(plain, { [path]: text })).toEqual([]);
});

test.each(['const sayOption = 1;', 'setAsked(bet);', 'const said = read();', 'type Said = string;'])(
  'a name for who spoke is reported: %s',
  (text) => {
    expect(places(plainNames, { 'packages/portal/src/a.ts': text })).toHaveLength(1);
  },
);

test.each([
  ['packages/portal/src/a.ts', "const act = { kind: 'say-error' }; // what the house said"],
  ['packages/portal/src/a.ts', 'const masked = essay + isUnmasked;'],
  ['docs/a.md', 'const said = 1;'],
])('what only resembles one is not reported: %s', (path, text) => {
  expect(places(plainNames, { [path]: text })).toEqual([]);
});

test('a finding names its place and how to fix it', () => {
  const [finding] = fileNames([createSource('packages/server/src/utils.ts', '')]);
  expect(finding && describeFinding(finding)).toBe(
    'packages/server/src/utils.ts:1 is named "utils"\n    Cure: name it for what it does or holds',
  );
});
