import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const addressOf = (name: string) => new URL(`../scripts/${name}`, import.meta.url).href;
const load = (name: string) => import(addressOf(name));

type Counts = { passed: number; failed: number; skipped: number };
type Npm = () => Promise<{ code: number; output: string }>;
type Script = {
  modeOf: (file: string) => 'start' | 'all';
  install: (mode: 'start' | 'all', root: string, npm: Npm) => Promise<void>;
  isInstalled: (mode: 'start' | 'all', root: string) => boolean;
  stampInstalled: (mode: 'start' | 'all', root: string) => void;
  failureLine: (output: string) => string;
  portalFiles: (root: string) => string[];
  hashOf: (files: string[], root: string) => string;
  buildPortal: (root: string) => Promise<number>;
  builtOnce: (options: {
    what: string;
    files: string[];
    root: string;
    stampPath: string;
    isThere?: (hash: string) => boolean;
    build: (hash: string) => Promise<number>;
  }) => Promise<number>;
  compressAssets: (folder: string) => Promise<void>;
  countTests: (kind: 'vitest' | 'playwright', file: string) => Counts;
  skippedNames: (file: string) => string[];
  repeatedNames: (file: string) => string[];
};

const {
  modeOf,
  install,
  isInstalled,
  stampInstalled,
  failureLine,
  portalFiles,
  hashOf,
  buildPortal,
  builtOnce,
  compressAssets,
  countTests,
  skippedNames,
  repeatedNames,
}: Script = {
  ...(await load('install.mjs')),
  ...(await load('build/built-once.mjs')),
  ...(await load('build/build-portal.mjs')),
  ...(await load('build/compress-assets.mjs')),
  ...(await load('testing/test-reports.mjs')),
};

let root = '';

const portalHash = (folder: string) => hashOf(portalFiles(folder), folder);

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maidan scripts '));
  write('package-lock.json', '{}');
  write('node_modules/a/index.js', '');
  for (const name of ['portal', 'studio', 'ui', 'client', 'betting', 'contract', 'feeds', 'games', 'sports'])
    write(`packages/${name}/src/index.ts`, name);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('every command installs what it runs before it runs it', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const through = Object.entries<string>(scripts).map(([name, command]) => {
    const [, own, file = ''] = /^node (?:--\S+ )?scripts\/(\S+)\.mjs ?(\S*)/.exec(command) ?? [];
    return [name, own === 'with-node-24' ? modeOf(file) : own];
  });
  expect(Object.fromEntries(through)).toEqual({
    start: 'start',
    test: 'test',
    dev: 'dev',
    pictures: 'pictures',
    studio: 'studio',
    steady: 'steady',
    typecheck: 'test',
    operator: 'operator',
    'new-game': 'start',
    'wallet-conformance': 'start',
    bench: 'all',
    lint: 'all',
    format: 'all',
    unit: 'all',
    journeys: 'all',
  });
});

test('what npm runs can be loaded by Node 20: a name it lacks is no import, which would fail before the right Node is installed', () => {
  const newer =
    /import \{[^}]*\b(enableCompileCache|globSync|styleText|getCallSites|registerHooks)\b[^}]*\} from 'node:/;
  const scripts = fileURLToPath(new URL('../scripts/', import.meta.url));
  const files = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mjs'),
  );
  expect(files).toContain('start.mjs');
  expect(files.filter((file) => newer.test(readFileSync(join(scripts, file), 'utf8')))).toEqual([]);
});

test('packages without an install stamp do not count as installed', () => {
  expect(isInstalled('start', root)).toBe(false);
});

test('an install for everything is enough to start, but not the other way round', () => {
  stampInstalled('all', root);
  expect([isInstalled('all', root), isInstalled('start', root)]).toEqual([true, true]);
  stampInstalled('start', root);
  expect([isInstalled('all', root), isInstalled('start', root)]).toEqual([false, true]);
});

test('a changed lock file requires a new install', () => {
  stampInstalled('all', root);
  write('package-lock.json', '{ "changed": true }');
  expect(isInstalled('start', root)).toBe(false);
});

test('when two commands start at once, one installs and the other waits', async () => {
  let running = 0;
  const most: number[] = [];
  const npm: Npm = async () => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
    return { code: 0, output: '' };
  };
  await Promise.all([install('start', root, npm), install('start', root, npm)]);
  expect(most).toEqual([1]);
  expect(isInstalled('start', root)).toBe(true);
  expect(existsSync(join(root, '.cache/installing'))).toBe(false);
});

test('an install that was killed does not block the next one', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(write('.cache/installing', '1'), longAgo, longAgo);
  await install('start', root, async () => ({ code: 0, output: '' }));
  expect(isInstalled('start', root)).toBe(true);
});

test('an install whose lock file is deleted locks again and goes on', async () => {
  const lock = join(root, '.cache/installing');
  await install('start', root, async () => {
    rmSync(dirname(lock), { recursive: true });
    await vi.waitFor(() => expect(existsSync(lock)).toBe(true));
    return { code: 0, output: '' };
  });
  expect([isInstalled('start', root), existsSync(lock)]).toEqual([true, false]);
});

test('an install that lost its lock to another command leaves it the lock', async () => {
  const lock = join(root, '.cache/installing');
  await install('start', root, async () => {
    write('.cache/installing', 'another');
    return { code: 0, output: '' };
  });
  expect(readFileSync(lock, 'utf8')).toBe('another');
});

test('a failed install ends the command, and the next one need not wait for it', () => {
  const command = `
    const { install } = await import(${JSON.stringify(addressOf('install.mjs'))});
    await install('start', process.argv[1], async () => ({ code: 1, output: 'npm error No space left' }));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', command, root], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'Installing packages failed: No space left\n']);
  expect(existsSync(join(root, '.cache/installing'))).toBe(false);
});

test('a failed install is reported in one line', () => {
  const output =
    'npm error code EUSAGE\nnpm error\nnpm error The lock file is out of step\nnpm error A complete log';
  expect(failureLine(output)).toBe('The lock file is out of step');
  expect(failureLine('npm error code ENOTFOUND\nnpm error request failed')).toContain(
    'cannot be reached (ENOTFOUND)',
  );
});

test('the portal is stale when a source it is made of changes, and not when a test does', () => {
  const before = portalHash(root);
  write('packages/sports/src/index.test.ts', 'a test');
  write('packages/portal/dist/index.html', 'built');
  expect(portalHash(root)).toBe(before);
  write('packages/sports/src/index.ts', 'changed');
  expect(portalHash(root)).not.toBe(before);
});

test('the portal is stale when any package it imports changes', () => {
  const ofPortal = readFileSync(new URL('../packages/portal/package.json', import.meta.url), 'utf8');
  const imported = Object.keys(JSON.parse(ofPortal).dependencies).filter((name) =>
    name.startsWith('@maidan/'),
  );
  expect(imported).not.toEqual([]);
  for (const name of imported) {
    const before = portalHash(root);
    write(`packages/${name.replace('@maidan/', '')}/src/index.ts`, 'changed');
    expect([name, portalHash(root) === before]).toEqual([name, false]);
  }
});

test('when two commands need the portal at once, one builds it and the other waits', async () => {
  const vite = `const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
    appendFileSync('../../builds', 'built ');
    rmSync('dist', { recursive: true, force: true });
    mkdirSync('dist/assets', { recursive: true });
    writeFileSync('dist/assets/page.js', '');`;
  write('packages/portal/node_modules/vite/bin/vite.js', vite);
  expect(await Promise.all([buildPortal(root), buildPortal(root)])).toEqual([0, 0]);
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('built ');
});

test('each asset has two compressed copies beside it, except small ones', async () => {
  const text = 'const price = 90;\n'.repeat(100);
  const asset = write('assets/page.js', text);
  write('assets/small.js', 'export {};');
  await compressAssets(dirname(asset));
  expect(readdirSync(dirname(asset)).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz', 'small.js']);
  expect(brotliDecompressSync(readFileSync(`${asset}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${asset}.gz`)).toString()).toBe(text);
});

test('a test file that cannot be loaded counts as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  const file = write('unit.json', JSON.stringify(report));
  expect(countTests('vitest', file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('skipped tests are reported once, by the group that gives the reason', () => {
  const [why, other] = ['matches (skipped without the data)', 'alone'];
  const report = {
    testResults: [
      { assertionResults: [{ status: 'passed', ancestorTitles: [], title: 'runs' }] },
      {
        assertionResults: [
          { status: 'skipped', ancestorTitles: [why, 'inner'], title: 'one' },
          { status: 'pending', ancestorTitles: [why], title: 'two' },
          { status: 'skipped', ancestorTitles: [], title: other },
        ],
      },
    ],
  };
  expect(skippedNames(write('unit.json', JSON.stringify(report)))).toEqual([why, other]);
  expect(skippedNames(join(root, 'absent.json'))).toEqual([]);
});

test('a journey that passes only at the second attempt has failed', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
  const file = write('journeys.json', JSON.stringify({ stats, errors: [] }));
  expect(countTests('playwright', file)).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

test('a journey that passes only when repeated is named with its file and screen', () => {
  const flaky = { projectName: 'phone', status: 'flaky' };
  const journey = (title: string, ...tests: object[]) => ({ file: 'home/table.spec.ts', title, tests });
  const suites = [
    {
      specs: [journey('sits down', { projectName: 'phone', status: 'expected' }, flaky)],
      suites: [{ specs: [journey('gets up', flaky), journey('is lost', { status: 'unexpected' })] }],
    },
  ];
  expect(repeatedNames(write('journeys.json', JSON.stringify({ suites })))).toEqual([
    'home/table.spec.ts: sits down (phone)',
    'home/table.spec.ts: gets up (phone)',
  ]);
  expect(repeatedNames(join(root, 'absent.json'))).toEqual([]);
});

test('a run that wrote no report counts no tests', () => {
  expect(countTests('vitest', join(root, 'absent.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('what is built already is not read again, and is not built again for a file that was only written anew', async () => {
  const builds: string[] = [];
  const stampPath = join(root, 'dist/.built');
  const once = () =>
    builtOnce({
      what: 'page',
      files: [join(root, 'package-lock.json')],
      root,
      stampPath,
      build: async (hash) => {
        builds.push(hash);
        return 0;
      },
    });
  const [later, muchLater] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
  expect(await once()).toBe(0);
  utimesSync(join(root, 'package-lock.json'), later, later);
  const stamp = readFileSync(stampPath, 'utf8');
  expect(await once()).toBe(0);
  expect([builds.length, readFileSync(stampPath, 'utf8') === stamp]).toEqual([1, false]);
  utimesSync(write('package-lock.json', '{ "changed": true }'), muchLater, muchLater);
  expect(await once()).toBe(0);
  expect(new Set(builds).size).toBe(2);
});

test('a build whose result was deleted, or whose mark is half written, is made again', async () => {
  let builds = 0;
  const isThere = { still: true };
  const stampPath = join(root, 'dist/.built');
  const once = () =>
    builtOnce({
      what: 'page',
      files: [join(root, 'package-lock.json')],
      root,
      stampPath,
      isThere: () => isThere.still,
      build: async () => {
        builds += 1;
        isThere.still = true;
        return 0;
      },
    });
  await once();
  isThere.still = false;
  await once();
  writeFileSync(stampPath, '{"hash');
  await once();
  expect(builds).toBe(3);
});
