import { once } from 'node:events';
import { connect } from 'node:net';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const callsPerTenSeconds = 30;

let isBusy = false;
/** Refuses reads, as a database with too many waiting does. */
function busy(db: Db): Db {
  const orBusy = <Value>(work: () => Promise<Value>): Promise<Value> =>
    isBusy ? Promise.reject(new DatabaseBusy('too many reads')) : work();
  return {
    ...db,
    query: (statement, params) => orBusy(() => db.query(statement, params)),
    snapshot: (read) => orBusy(() => db.snapshot(read)),
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { CALLS_PER_TEN_SECONDS: callsPerTenSeconds }, wrapDb: busy });
});
afterAll(() => app.close());

/** Each test has the whole of its allowance. */
const rested = async () => {
  app.clock.advance(10_000);
};

/** For the player; the fault itself is in `detail`. */
const malformed = {
  error: true,
  code: 2,
  message: 'This could not be read. Please check what you entered and try again.',
  refusal: { key: 'malformed', figures: {} },
};

describe('a malformed body', () => {
  test.each([
    ['half of JSON', '{"username":', 'The request body is not JSON'],
    ['no JSON at all', 'username=asha', 'The request body is not JSON'],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 'The request body is not JSON'],
    ['nothing', '', 'The request body is empty'],
    ['a list', '[]', 'Invalid input: expected object, received array'],
    ['a text', '"username"', 'Invalid input: expected object, received string'],
    ['a number', '7', 'Invalid input: expected object, received number'],
  ])('of %s is refused', async (_, body, detail) => {
    await rested();
    const got = await app.sendBody('user/login', body);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toEqual({ ...malformed, detail });
  });

  test('of another media type is refused', async () => {
    await rested();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const got = await app.send('/api/user/login', { method: 'POST', headers, body: 'username=asha' });
    expect(got.status).toBe(415);
    expect(JSON.parse(got.text)).toEqual({ ...malformed, detail: 'Send the request body as JSON' });
  });

  test('larger than 8 KiB is refused, and the server goes on', async () => {
    await rested();
    const got = await app.sendBody(
      'user/login',
      JSON.stringify({ username: 'A'.repeat(8 * 1024), password: 'x' }),
    );
    expect(got.status).toBe(413);
    expect(JSON.parse(got.text)).toEqual({ ...malformed, detail: 'The request body is too large' });
    expect((await app.send('/health')).status).toBe(200);
  });

  test('names the field that is wrong, however deep', async () => {
    await rested();
    const client = await app.client({ username: 'ASHA' });
    const got = await app.sendBody('user/userUpdate', '{"userId":{"$ne":null}}', client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toEqual({
      ...malformed,
      detail: 'userId: expected an id of 1 to 64 characters',
    });
  });

  test('with fields nobody knows is answered without them', async () => {
    await rested();
    const client = await app.client({ username: 'BIPIN', coins: 5 });
    const got = await app.sendBody('user/userBalance', '{"coins":1000000,"userId":"1"}', client);
    expect(JSON.parse(got.text).data).toEqual({ coins: 5, exposure: 0 });
  });
});

describe('a wrong address', () => {
  test.each([
    ['POST', '/api/user/nothing'],
    ['GET', '/api/'],
    ['POST', '/api/user/login/extra'],
    ['POST', '/api/USER/LOGIN'],
    ['GET', '/api/..%2f..%2fetc%2fpasswd'],
  ])('%s %s is no such call', async (method, path) => {
    const got = await app.send(path, { method });
    expect(got.status).toBe(404);
    expect(JSON.parse(got.text)).toEqual({ error: true, code: 5, message: 'No such call' });
  });

  test.each([
    ['GET', 'user/login', 'POST'],
    ['DELETE', 'user/userBalance', 'POST'],
    ['POST', 'user/userUpdate', 'PATCH'],
    ['PUT', 'casino/allCasinoResult', 'GET'],
  ])('%s %s is answered with the method the call has', async (method, path, right) => {
    const got = await app.send(`/api/${path}`, { method });
    expect(got.status).toBe(405);
    expect(got.headers.allow).toBe(right);
    expect(JSON.parse(got.text)).toEqual({ error: true, code: 2, message: `Send this call as ${right}` });
  });

  test.each(['/api/%zz', '/%E0%A4%A', '/main/%', `/cache/score/${'9'.repeat(200)}`])(
    'that cannot be read is refused in our words: %s',
    async (path) => {
      const got = await app.send(path);
      expect(got.status).toBe(path.startsWith('/cache') ? 414 : 400);
      expect(JSON.parse(got.text)).toEqual({ error: true, code: 2, message: 'The address is malformed' });
      expect(got.headers['content-type']).toMatch(/^application\/json/);
    },
  );

  test('of slashes alone is one of our pages', async () => {
    for (const path of ['//', '///', '//evil.example/..']) {
      const got = await app.send(path, { headers: { accept: 'text/html' } });
      expect(got.status).toBe(200);
      expect(got.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'The request is malformed'],
    [
      'a head without end',
      `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'The request head is too large',
    ],
  ])('%s is refused in our words', async (_, sent, status, message) => {
    const { hostname, port } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    await once(socket, 'close');
    const text = Buffer.concat(parts).toString('utf8');
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/^cache-control: no-store\r$/im);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ error: true, code: 2, message });
  });

  test('of a missing picture or asset is not answered with a page', async () => {
    for (const path of ['/assets/none.js', '/brands/none.svg', '/brands/default.json']) {
      const got = await app.send(path, { headers: { accept: 'text/html' } });
      expect(got.status).toBe(404);
      expect(JSON.parse(got.text)).toMatchObject({ error: true, code: 5 });
    }
  });
});

describe('too many calls', () => {
  const tooMany = { status: 429, error: true, code: 6, message: 'Too many requests, please slow down' };
  const times = async (count: number, act: () => Promise<{ status: number }>) => {
    const replies = await Promise.all(Array.from({ length: count }, act));
    return new Set(replies.map(({ status }) => status));
  };

  test('of one client are refused, leave others alone, and are answered again with time', async () => {
    await rested();
    const [busy, other] = [await app.client({ username: 'CHAYA' }), await app.client({ username: 'DEV' })];
    const ask = () => app.call('user/userBalance', {}, busy);
    expect(await times(callsPerTenSeconds, ask)).toEqual(new Set([200]));
    expect(await ask()).toMatchObject(tooMany);
    expect((await app.call('user/userBalance', {}, other)).status).toBe(200);
    await rested();
    expect((await ask()).status).toBe(200);
  });

  test('of one address without a session are refused', async () => {
    await rested();
    const ask = () => app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' });
    expect(await times(callsPerTenSeconds, ask)).toEqual(new Set([200]));
    expect(await ask()).toMatchObject(tooMany);
  });

  test('with forged tokens are refused, whatever address they claim to come from', async () => {
    await rested();
    let claimed = 0;
    const ask = () => {
      claimed += 1;
      const from = { token: `${'A'.repeat(40)}${100 + claimed}`, forwardedFor: `10.0.0.${claimed}` };
      return app.call('user/userBalance', {}, from);
    };
    expect(await times(callsPerTenSeconds / 3, ask)).toEqual(new Set([401]));
    expect(await ask()).toMatchObject(tooMany);
  });
});

describe('a fault of ours', () => {
  test('shows a request id and no internals, and the log has the rest under that id', async () => {
    await rested();
    const client = await app.client({ username: 'ESHA' });
    const drop = statement('test-drop', 'delete from wallet where account_id = $1');
    await app.db.query(drop, [client.id]);
    const reply = await app.call('user/userBalance', {}, client);
    expect(reply).toMatchObject({ status: 500, error: true, code: 7, data: undefined });
    const [, id] =
      /^Something went wrong on our side\. Please try again\. \(([\w-]{12})\)$/.exec(reply.message) ?? [];
    const line = app.logged.find((logged) => JSON.parse(logged).requestId === id);
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      path: '/api/user/userBalance',
      reason: `account ${client.id} has no wallet`,
    });
  });
});

test('a house too busy to read answers 503, with the seconds after which to try again', async () => {
  await rested();
  const client = await app.client({ username: 'FARAH' });
  isBusy = true;
  const reply = await app.call('user/userBalance', {}, client).finally(() => {
    isBusy = false;
  });
  expect(reply).toMatchObject({
    status: 503,
    error: true,
    code: 8,
    message: 'The house is very busy. Please try again in a moment.',
    refusal: { key: 'house-busy', figures: {} },
    headers: { 'retry-after': '1' },
  });
  expect(app.logged.map((line) => JSON.parse(line).msg)).not.toContain('too many reads');
});
