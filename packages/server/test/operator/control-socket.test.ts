import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@maidan/process/log.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunVerb } from '../../src/operator/carry-out.ts';
import { controlPath } from '../../src/operator/control-path.ts';
import { askRunningServer, type OperatorDoor, serveOperator } from '../../src/operator/control-socket.ts';

const log = createLog('silent');
let folder = '';
let path = '';
const doors: OperatorDoor[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-operator-'));
  path = join(folder, 'operator.sock');
});
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
  await rm(folder, { recursive: true, force: true });
});

async function serve(runVerb: RunVerb): Promise<OperatorDoor> {
  const door = await serveOperator(path, runVerb, log);
  doors.push(door);
  return door;
}

async function ask(argv: readonly string[]) {
  const heard: string[] = [];
  const end = await askRunningServer(path, argv, 'asha', {
    print: (line) => void heard.push(line),
    progress: (label, done, total) => void heard.push(`${label} ${done}/${total}`),
  });
  return { heard, end };
}

describe('the control socket', () => {
  it('carries a command to the server, and its output and exit code back', async () => {
    await serve(async (argv, by, output) => {
      output.print(`heard ${argv.join('|')} from ${by}`);
      output.progress('Working', 1, 2);
      output.print('two\nlines');
      return { exit: 1, reason: 'Not today' };
    });
    expect(await ask(['credit', '--remark', 'ten "coins"\n'])).toEqual({
      heard: ['heard credit|--remark|ten "coins"\n from asha', 'Working 1/2', 'two\nlines'],
      end: { exit: 1, reason: 'Not today' },
    });
  });

  it('gives no answer when no server listens', async () => {
    expect((await ask(['audit'])).end).toBeUndefined();
  });

  it('gives no answer when a killed server left it behind, and the next server takes it over', async () => {
    await writeFile(path, '');
    expect((await ask(['audit'])).end).toBeUndefined();
    await serve(async () => ({ exit: 0 }));
    expect((await ask(['audit'])).end).toEqual({ exit: 0 });
  });

  it('stays with the first of two servers', async () => {
    await serve(async () => ({ exit: 0, reason: 'first' }));
    const second = await serveOperator(path, async () => ({ exit: 0, reason: 'second' }), log);
    await second.close();
    expect((await ask(['audit'])).end).toEqual({ exit: 0, reason: 'first' });
  });

  it.skipIf(process.platform === 'win32')('is open to its owner alone', async () => {
    await serve(async () => ({ exit: 0 }));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')(
    'is not used where another user could listen in its place',
    async () => {
      await serve(async () => ({ exit: 0 }));
      await chmod(path, 0o622);
      await expect(ask(['audit'])).rejects.toThrow(/is not this user's own/);
      await chmod(path, 0o600);
      expect((await ask(['audit'])).end).toEqual({ exit: 0 });
    },
  );

  it('answers an error inside the server with one line and no internals', async () => {
    await serve(() => Promise.reject(new Error('relation "secret" does not exist')));
    expect((await ask(['audit'])).end).toEqual({
      exit: 1,
      reason: 'The server failed to carry it out; its log says why.',
    });
  });

  it('closes only when what is under way is done', async () => {
    const began = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const door = await serve(async () => {
      began.resolve();
      await gate.promise;
      order.push('done');
      return { exit: 0 };
    });
    const command = ask(['audit']);
    await began.promise;
    const closed = door.close().then(() => order.push('closed'));
    gate.resolve();
    await closed;
    expect(order).toEqual(['done', 'closed']);
    expect((await command).end).toEqual({ exit: 0 });
  });

  it('reports a server that dies before the command is done', async () => {
    const dying = createServer((socket) => socket.once('data', () => socket.end('{"print":"begun"}\n')));
    await new Promise<void>((resolve) => dying.listen(path, resolve));
    const { heard, end } = await ask(['audit']);
    dying.close();
    expect(heard).toEqual(['begun']);
    expect(end).toMatchObject({
      exit: 1,
      reason: expect.stringMatching(/^The server stopped before it was done/),
    });
  });
});

describe('a server that is cut off', () => {
  it('is reported to the operator in one line', async () => {
    const dying = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => dying.listen(path, resolve));
    const { end } = await ask(['audit', 'x'.repeat(1_000_000)]);
    dying.close();
    expect(end).toMatchObject({
      exit: 1,
      reason: expect.stringMatching(/^The server stopped before it was done/),
    });
  });
});

describe('an operator who leaves', () => {
  it('does not stop a command that has begun, and closing the socket waits for it', async () => {
    const began = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const door = await serve(async (_argv, _by, output) => {
      began.resolve();
      await gate.promise;
      output.print('nobody hears');
      order.push('done');
      return { exit: 0 };
    });
    const leaving = connect(path);
    leaving.write('{"argv":["audit"],"by":"asha"}\n');
    await began.promise;
    leaving.destroy();
    const closed = door.close().then(() => order.push('closed'));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    gate.resolve();
    await closed;
    expect(order).toEqual(['done', 'closed']);
  });
});

describe('closing the control socket', () => {
  it('does not wait for a client that connects and sends nothing', async () => {
    const door = await serve(async () => ({ exit: 0 }));
    const silent = connect(path);
    await once(silent, 'connect');
    await door.close();
    expect((await ask(['audit'])).end).toBeUndefined();
    silent.destroy();
  });

  it('does nothing where no socket could be opened, and the server runs without one', async () => {
    await writeFile(join(folder, 'file'), '');
    const door = await serveOperator(join(folder, 'file', 'operator.sock'), async () => ({ exit: 0 }), log);
    await expect(door.close()).resolves.toBeUndefined();
  });
});

describe('the path of the control socket', () => {
  it('is in the data folder, and another for each database', () => {
    expect(controlPath({ DATA_DIR: folder }, 'linux')).toBe(join(folder, 'operator.sock'));
    const one = controlPath({ DATA_DIR: folder, DATABASE_URL: 'postgres://a/one' }, 'linux');
    const two = controlPath({ DATA_DIR: folder, DATABASE_URL: 'postgres://a/two' }, 'linux');
    expect(new Set([one, two, join(folder, 'operator.sock')]).size).toBe(3);
  });

  it('is a pipe on Windows, and short where the folder is too deep for a socket', () => {
    expect(controlPath({ DATA_DIR: folder }, 'win32')).toMatch(/^\\\\\.\\pipe\\maidan-[0-9a-f]{16}$/);
    expect(controlPath({ DATA_DIR: join(folder, 'deep'.repeat(40)) }, 'linux').length).toBeLessThan(100);
  });
});
