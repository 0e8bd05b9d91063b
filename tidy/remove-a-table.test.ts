import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testMs } from '../scripts/machine-pace.ts';
import { copyTree, type TreeCopy } from './copy-of-the-tree.ts';

const table = 'worli';
/** Compiling the house and building the pages takes more than a minute: only long runs do it. */
const isLong = inject('caseFactor') > 1;

let tree: TreeCopy;

beforeAll(() => {
  tree = copyTree(['client', 'portal', 'ui']);
  const tables = join(tree.path, 'packages/games/src/tables');
  rmSync(join(tables, table), { recursive: true });
  for (const list of ['entries.ts', 'games.ts', 'faces.ts']) {
    const lines = readFileSync(join(tables, list), 'utf8').split('\n');
    const left = lines.filter((line) => !line.includes(`./${table}/`));
    expect(left).toHaveLength(lines.length - 1);
    writeFileSync(join(tables, list), left.join('\n'));
  }
});

afterAll(() => tree.remove());

const run = (file: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(tree.path, 'node_modules', file), ...args], {
    cwd: tree.path,
    encoding: 'utf8',
  });

/** Compiles these with the settings of the portal, which has the faces of tables too. */
function compile(...include: readonly string[]): string {
  const provided =
    "declare module 'vitest' { interface ProvidedContext { pace: number; caseFactor: number } }";
  writeFileSync(join(tree.path, 'provided.d.ts'), `${provided}\nexport {};\n`);
  const project = { extends: './packages/portal/tsconfig.json', include: ['provided.d.ts', ...include] };
  writeFileSync(join(tree.path, 'without.json'), JSON.stringify(project));
  return run('typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'without.json');
}

test('without a table’s folder and its line in three lists, the games pass the compiler', () => {
  expect(compile('packages/games/src')).toBe('');
});

test('without a table’s folder and its lines, the tests of the other tables pass', () => {
  const config = join(tree.path, 'without.config.mjs');
  // Those of Teenpatti, which deal long series of rounds, are run once more in long runs only.
  const include = [`packages/games/src/tables/${isLong ? '*' : '!(teenpatti-*)'}/**/*.test.ts`];
  writeFileSync(
    config,
    `export default ${JSON.stringify({ test: { include, isolate: false, testTimeout: testMs() } })};`,
  );
  const file = join(tree.path, 'report.json');
  run('vitest/vitest.mjs', 'run', '--config', config, '--reporter=json', `--outputFile=${file}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report.numTotalTests).toBeGreaterThan(50);
  expect(report.numFailedTestSuites).toBe(0);
});

if (isLong)
  test('without a table’s folder and its lines, the house compiles and the portal is built', () => {
    expect(compile('packages/portal/src/main.tsx', 'packages/server/src/main.ts')).toBe('');
    expect(run('vite/bin/vite.js', 'build', 'packages/portal', '--logLevel=warn')).not.toMatch(/error/i);
  });
