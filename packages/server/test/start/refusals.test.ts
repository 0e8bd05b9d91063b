import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statement } from '@maidan/process/db/db.ts';
import { startFault } from '@maidan/process/start-fault.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openEmbeddedTestDb, prepareTestFolder } from '../support/database/test-db.ts';
import { changeBrand } from '../support/test-app.ts';
import { startHouse, temporaryFolder } from './house-process.ts';

const shippedBrands = fileURLToPath(new URL('../../../../brands', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function refusal(settings: Record<string, string>): Promise<string> {
  const house = startHouse({ DATA_DIR: join(folder.path, 'data'), ...settings });
  onTestFinished(() => void house.child.kill('SIGKILL'));
  const { code } = await house.ended;
  expect({ code, lines: house.stderr().trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(house.stderr()).not.toMatch(/\bat .*:\d+|node:internal/);
  expect(house.stdout()).not.toContain('failed');
  return house.stderr().trimEnd();
}

/** What the process would print, without the start of one. */
function lineFor(settings: Record<string, string>): string {
  try {
    readConfig(settings);
  } catch (error) {
    return startFault(error as Error);
  }
  throw new Error('the settings were not refused');
}

function portOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' ? String(address?.port) : '';
}

describe('a wrong setting stops the start with its name and what was expected', () => {
  test.each([
    ['PORT', 'abc', /^PORT is "abc": .*number/],
    ['PORT', '70000', /^PORT is "70000": .*65535/],
    ['SESSION_DAYS', '1.5', /^SESSION_DAYS is "1\.5": expected a whole number from 1 to 365\.$/],
    ['STUDIO_KEY', 'a-secret', /^STUDIO_KEY is set to something else: expected at least 16 characters\.$/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, silent\.$/],
    ['ROULETTE_LA_PARTAGE', 'yes', /^ROULETTE_LA_PARTAGE is "yes": expected one of on, off\.$/],
    ['SEASON', 'no', /^SEASON is "no": expected one of on, off\.$/],
    ['SIM_SPEED', '0', /^SIM_SPEED is "0": expected a number above 0 and at most 1000\.$/],
    [
      'REQUEST_TIMEOUT_SECONDS',
      'x',
      /^REQUEST_TIMEOUT_SECONDS is "x": expected a number above 0 and at most 3600\.$/,
    ],
    ['DATABASE_URL', 'mysql://localhost/maidan', /^DATABASE_URL is .*: expected postgres:\/\//],
    ['TRUSTED_PROXIES', '-1', /^TRUSTED_PROXIES is "-1": /],
    ['PUBLIC_URL', 'play.example', /^PUBLIC_URL is .*: expected a web address/],
    ['FRAME_ORIGINS', 'games.example', /^FRAME_ORIGINS is .*: expected origins/],
    ['CLIENT_ORIGINS', 'https://app.example/page', /^CLIENT_ORIGINS is .*: expected origins/],
    ['OPERATOR_ADDRESSES', 'localhost', /^OPERATOR_ADDRESSES is "localhost": expected addresses or networks/],
  ])('%s=%s', (name, value, line) => {
    expect(lineFor({ [name]: value })).toMatch(line);
  });

  test('and the process ends with that line alone', async () => {
    const settings = { SIM_SPEED: '0' };
    expect(await refusal(settings)).toBe(lineFor(settings));
  });

  test('BRANDS_DIR that is not there', async () => {
    expect(await refusal({ BRANDS_DIR: join(folder.path, 'none') })).toMatch(
      /^BRANDS_DIR is ".*none": ENOENT/,
    );
  });

  test('DATA_DIR that is a file', async () => {
    const path = join(folder.path, 'a-file');
    await writeFile(path, '');
    expect(await refusal({ DATA_DIR: path })).toMatch(/^DATA_DIR is ".*a-file": it could not be made/);
  });

  test('DATABASE_URL where nothing listens', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://maidan:hidden-word@127.0.0.1:1/maidan' });
    expect(line).toMatch(/^The database could not be opened: .*ECONNREFUSED/);
    expect(line).not.toContain('hidden-word');
  });

  test('DATABASE_URL whose server takes the connection and never answers', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    expect(await refusal({ DATABASE_URL: `postgres://maidan@127.0.0.1:${portOf(silent)}/maidan` })).toBe(
      'The database does not answer. Check that PostgreSQL runs and that DATABASE_URL names its host and port, then start again.',
    );
  });
});

describe('brands', () => {
  async function copyOfBrands(name: string): Promise<string> {
    const path = join(folder.path, name);
    await cp(shippedBrands, path, { recursive: true });
    return path;
  }

  test('two with one host stop the start', async () => {
    const brands = await copyOfBrands('one-host');
    await changeBrand(brands, 'ruby', { hosts: ['jade.localhost'] });
    expect(await refusal({ BRANDS_DIR: brands })).toBe(
      `${join(brands, 'ruby.json')}: host "jade.localhost" already belongs to brand "jade".`,
    );
  });

  test('two with one code stop the start', async () => {
    const brands = await copyOfBrands('one-code');
    await cp(join(brands, 'ruby.json'), join(brands, 'second.json'));
    await changeBrand(brands, 'second', { hosts: ['second.localhost'] });
    expect(await refusal({ BRANDS_DIR: brands })).toBe(
      `${join(brands, 'second.json')}: another brand has the code "ruby" already.`,
    );
  });

  test('one that is wrong stops the start and is named with its field', async () => {
    const brands = await copyOfBrands('wrong-title');
    await changeBrand(brands, 'ruby', { title: '' });
    expect(await refusal({ BRANDS_DIR: brands })).toContain(`${join(brands, 'ruby.json')}: title: `);
  });

  test('none with the code default stop the start', async () => {
    const brands = join(folder.path, 'no-default');
    await mkdir(brands);
    await writeFile(join(brands, 'ruby.json'), await readFile(join(shippedBrands, 'ruby.json')));
    expect(await refusal({ BRANDS_DIR: brands })).toMatch(/^No brand with code "default" in /);
  });
});

test('a database of a newer version is left alone', async () => {
  const data = join(folder.path, 'newer');
  await mkdir(data);
  const db = await openEmbeddedTestDb(join(data, 'postgres'));
  await db.query(statement('test-later', `insert into migration (name) values ('9999-later.sql')`));
  await db.close();
  expect(await refusal({ DATA_DIR: data })).toMatch(
    /^The database was written by a newer version of Maidan \(it has 9999-later\.sql\)/,
  );
});

test('an address that the machine does not have is named', async () => {
  const data = join(folder.path, 'host');
  await prepareTestFolder(data);
  expect(await refusal({ DATA_DIR: data, HOST: '192.0.2.1' })).toBe(
    'HOST is "192.0.2.1": this machine has no such address.',
  );
});

test('a port in use is named, and what uses it goes on', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = portOf(taken);
  const data = join(folder.path, 'port');
  await prepareTestFolder(data);
  const line = await refusal({ DATA_DIR: data, PORT: port });
  expect(line).toBe(`Port ${port} is already in use. Stop what uses it, or set another PORT.`);
  await new Promise((resolve) => taken.close(resolve));
});
