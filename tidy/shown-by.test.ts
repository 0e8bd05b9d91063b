import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';
import { shownBy } from './rules/shown-by.ts';
import { createSource } from './source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readSources(root);

test.each([
  { list: 'docs/shown/specification.txt', request: 'Asked', file: 'docs/coverage.md' },
  { list: 'docs/shown/attacks.txt', request: 'Attack', file: 'docs/attacks.md' },
])('every test that $list names exists, and $file is written from it', ({ list, request, file }) => {
  const { document, faults } = shownBy(readFileSync(root + list, 'utf8'), request, sources);
  expect(faults).toEqual([]);
  if (process.env.UPDATE_SHOWN === '1') writeFileSync(root + file, document);
  expect(readFileSync(root + file, 'utf8'), `UPDATE_SHOWN=1 npm run unit -- tidy/shown-by`).toBe(document);
});

const tests = `
  const ofItsOwn = test.extend({});
  describe('a slip', () => test('opens at once', () => {}));
  test('opens again', () => {});
  test.each([['rules', 'Rules']])('%s is titled %s', () => {});
  for (const word of ['HTTP 401']) test(\`\${word} leads away\`, () => {});
  ofItsOwn('runs by itself', () => {});
  test.skip('sleeps', () => {});
  go('only looks like one', () => {});`;
const files = ['a/b.test.ts', 'c/twice.test.ts', 'd/twice.spec.ts'].map((path) => createSource(path, tests));

/** A document with one row, which these lines show. */
const rowOf = (...items: string[]) => {
  const { document, faults } = shownBy(
    ['- a', ...items.map((item) => `  ${item}`), ''].join('\n'),
    'Asked',
    files,
  );
  return { row: document.split('\n')[2], faults };
};

test.each([
  ['the beginning of a title', 'b › opens at', 'opens at once'],
  ['a whole title', 'a/b › opens again', 'opens again'],
  ['a case of a repeated test', 'b › rules is titled Rules', 'rules is titled Rules'],
  ['a repeated test as it is written', 'b › %s is', '%s is titled %s'],
  ['a case made in a loop', 'b › HTTP 401 leads away', 'HTTP 401 leads away'],
  ['a test of an extended runner', 'b › runs by', 'runs by itself'],
])('%s names a test', (_, item, title) => {
  expect(rowOf(item)).toEqual({ row: `| a | \`a/b.test.ts › ${title}\` |`, faults: [] });
});

test.each(['[replaced](decisions/0001-two-commands.md)', 'not yet: nobody looks at it'])(
  '"%s" stands in place of a test',
  (item) => {
    expect(rowOf(item, '(a remark)')).toEqual({ row: `| a | ${item}<br>(a remark) |`, faults: [] });
  },
);

test.each([
  ['a file that is not there', 'gone › opens at', 'is in 0 files'],
  ['a name that two files have', 'twice › opens at', 'is in 2 files'],
  ['the beginning of two titles', 'b › opens', 'names 2 tests'],
  ['a suite', 'b › a slip', 'names 0 tests'],
  ['a skipped test', 'b › sleeps', 'names 0 tests'],
  ['what only looks like a test', 'b › only looks like one', 'names 0 tests'],
  ['a case that is not among those', 'b › ledger is titled Ledgers', 'names 0 tests'],
])('%s shows nothing', (_, item, fault) => {
  expect(rowOf(item).faults).toEqual([`"${item}" ${fault}`]);
});

test.each([[[]], [['not yet']], [['(a remark)']]])(
  'a row with %j only has nothing that shows it',
  (items) => {
    expect(rowOf(...items).faults).toEqual(['"a" has nothing that shows it']);
  },
);
