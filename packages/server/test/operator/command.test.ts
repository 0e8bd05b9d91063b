import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { controlPath } from '../../src/operator/control-path.ts';
import { serveOperator } from '../../src/operator/control-socket.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { verbNames, verbsKeptHere } from '../../src/operator/verb-names.ts';
import { verbs } from '../../src/operator/verbs.ts';
import type { Verb } from '../../src/verb/verb.ts';
import { makeQuickFolder } from '../support/database/quick-folder.ts';
import { prepareTestFolder } from '../support/database/test-db.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

const program = inject('operatorMain');
let folder = '';

beforeAll(async () => {
  folder = await makeQuickFolder('command');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly complaint: string;
}

/** As `npm run operator -- …` runs it. */
function run(dataFolder: string, ...argv: string[]): Promise<Ran> {
  const { DATABASE_URL: _ignored, ...environment } = process.env;
  const child = spawn(process.execPath, [program, ...argv], {
    env: { ...environment, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  });
  let out = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, complaint }));
  });
}

it('a command runs to its end when nobody reads its output any more, as with `| head`', async () => {
  const child = spawn(process.execPath, [program, 'help'], { env: { ...process.env, DATA_DIR: folder } });
  child.stdout.destroy();
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const exit = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  expect({ exit, complaint }).toEqual({ exit: 0, complaint: '' });
});

it('a command without the settings of the running server is refused, and creates no database', async () => {
  const data = await mkdtemp(join(folder, 'forgotten-'));
  const path = controlPath({ DATABASE_URL: 'postgres:///maidan', DATA_DIR: data });
  const door = await serveOperator(path, async () => ({ exit: 0 }), createLog('silent'));
  try {
    expect(await run(data, 'shut-table', 'teen9')).toEqual({
      exit: 1,
      out: '',
      complaint:
        'DATABASE_URL is not set here, and the running server has one. Nothing was done: load its settings first.\n',
    });
    expect(await readdir(data)).toEqual([basename(path)]);
  } finally {
    await door.close();
  }
});

describe('the command with no server running', () => {
  it('opens the database itself, does what it was given, and closes it for the next', async () => {
    const data = await mkdtemp(join(folder, 'alone-'));
    await prepareTestFolder(data);
    const made = await run(data, 'create-agent', '--role', 'owner', '--username', 'chief');
    expect(made).toMatchObject({ exit: 0, out: 'Created owner CHIEF (1).\n' });
    await run(
      data,
      'create-client',
      '--username',
      'ravi',
      '--password',
      'secret1',
      '--upline',
      'chief',
      '--coins',
      '70',
    );
    const audited = await run(data, 'audit');
    expect(audited.exit).toBe(0);
    expect(audited.out).toMatch(/Checked accounts: 2\n[\s\S]*Nothing is wrong\n$/);
    expect(audited.complaint).toContain('Auditing accounts ');
    const refused = await run(data, 'debit', '--client', 'ravi', '--coins', '71');
    expect(refused).toMatchObject({ exit: 1, out: '' });
    expect(refused.complaint.trim().split('\n').at(-1)).toBe(
      'debit: RAVI has 70 coins available; 71 were asked.',
    );
  });

  it('is refused where no house was ever started, and makes no database', async () => {
    const data = join(folder, 'no-house');
    expect(await run(data, 'audit')).toEqual({
      exit: 1,
      out: '',
      complaint: `There is no house in ${data}. Load the settings of yours, or start one with npm start.\n`,
    });
    expect(existsSync(data)).toBe(false);
  });

  it('answers help and a wrong verb without touching any database', async () => {
    const data = join(folder, 'never-made');
    const helped = await run(data, 'help');
    expect(helped).toMatchObject({ exit: 0, complaint: '' });
    expect(helped.out).toContain('create-client');
    expect(await run(data, 'frobnicate')).toEqual({
      exit: 1,
      out: '',
      complaint: 'There is no verb "frobnicate". "npm run operator -- help" lists them.\n',
    });
  });
});

describe('the command beside a server that hangs', () => {
  it.each([
    ['help', 'credit'],
    ['credit', '--help'],
    ['judge', '--facts', 'no-such-match.json'],
    ['replay', '--check', 'no-such-match.json'],
    ['frobnicate', '--check', 'no-such-match.json'],
  ])('is carried out, where it needs none: %s %s', async (...argv) => {
    const data = await mkdtemp(join(folder, 'hung-'));
    const silent = createServer().listen(controlPath({ DATA_DIR: data }));
    await once(silent, 'listening');
    const { out, complaint } = await run(data, ...argv);
    silent.close();
    expect(out + complaint).toMatch(/^Usage: credit |no-such-match\.json|^There is no verb "frobnicate"/m);
  });
});

it('a word is known to be a verb before any verb is loaded', () => {
  expect(verbNames).toEqual(verbs.map(({ name }) => name).sort());
});

it('the verbs that are kept from the server are those that say how they run without the house', () => {
  const namesOf = (wanted: readonly Pick<Verb, 'name'>[]) => wanted.map(({ name }) => name).sort();
  expect([...verbsKeptHere.always].sort()).toEqual(
    namesOf(verbs.filter(({ withoutHouse }) => withoutHouse !== undefined)),
  );
  expect([...verbsKeptHere.onPostgres].sort()).toEqual(
    namesOf(verbs.filter(({ runApart }) => runApart !== undefined)),
  );
});

describe('the command with a server running', () => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.db.close());

  it('is carried out inside it, so that clients are notified, and is recorded with who gave it', async () => {
    const data = await mkdtemp(join(folder, 'served-'));
    const { house, sessions } = desk;
    const operated = {
      ...house,
      sessions,
      brandCodes: () => ['default'],
      freshRequestId: () => 'one',
      randomBytes,
    };
    const door = await serveOperator(
      controlPath({ DATA_DIR: data }),
      (argv, by, output) => runCommand(argv, by, operated, output),
      createLog('silent'),
    );
    const client = await desk.house.client(100);
    const ran = await run(data, 'credit', '--client', 'client1', '--coins', '11', '--as', 'asha');
    await door.close();
    expect(ran).toEqual({
      exit: 0,
      out: 'Moved 11 coins to CLIENT1 from OWNER. Balance of CLIENT1: 111.\n',
      complaint: '',
    });
    expect(desk.house.sent.at(-1)).toMatchObject({
      to: `client:${client}`,
      event: 'coinUpdate',
      message: { coins: 111 },
    });
    const { lines } = await desk.run('list acts --json');
    expect(JSON.parse(lines[0] ?? '')[0]).toMatchObject({
      by: `asha (${userInfo().username})`,
      verb: 'credit',
      arguments: '--client client1 --coins 11',
      outcome: 'done',
    });
  });
});
