import type { CallPath } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeNotices } from '../../src/brands/store.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const hostile = [
  "'; drop table account; --",
  "' or '1'='1",
  '"; select pg_sleep(10); --',
  '\\x27 or 1=1',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '../../../etc/passwd',
  '%00',
  'a\r\nSet-Cookie: x=1',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { CALLS_PER_TEN_SECONDS: 10_000 } });
});
afterAll(() => app.close());

/** Guesses from one address are limited; these are not about that. */
const rested = () => app.clock.advance(5 * 60 * 1000);

describe.each(hostile)('the text %j', (text) => {
  test('is only a wrong name or password at sign-in', async () => {
    rested();
    for (const body of [
      { username: text, password: 'x' },
      { username: 'NOBODY', password: text },
      { username: 'NOBODY', password: 'x', host: text },
    ]) {
      expect(await app.call('user/login', body)).toMatchObject({
        status: 422,
        message: 'Username or password is wrong',
      });
    }
  });

  test('is a name like another when an upline gives it', async () => {
    rested();
    const client = await app.client({ username: text });
    const check = await app.call('user/userLoginCheck', {}, client);
    expect(check.data?.name).toBe(text);
    expect(check.headers['content-type']).toMatch(/^application\/json/);
    expect(check.headers['x-content-type-options']).toBe('nosniff');
  });

  test('is a password like another', async () => {
    rested();
    const name = `PASS${hostile.indexOf(text)}`;
    const client = await app.client({ username: name });
    const password = `${text}-long-enough`;
    expect(
      (await app.call('user/updateUserPassword', { oldPassword: 'Correct-Horse-1', password }, client)).error,
    ).toBe(false);
    expect((await app.call('user/login', { username: name, password })).error).toBe(false);
  });

  test('is stored and echoed as it is for a chip, and refused for an id or a language', async () => {
    rested();
    const client = await app.client({ username: `CHIP${hostile.indexOf(text)}` });
    const saved = await app.call('user/userUpdate', { betChipsData: { [text.slice(0, 32)]: 5 } }, client);
    expect(saved.data?.betChipsData).toEqual({ [text.slice(0, 32)]: 5 });
    expect(await app.call('user/userUpdate', { userId: text }, client)).toMatchObject({
      error: true,
      code: 4,
    });
    const got = await app.sendBody('user/userUpdate', JSON.stringify({ language: text }), client);
    expect(got.status).toBe(400);
  });

  test('is an unknown host, and a notice shown as it was written', async () => {
    await writeNotices(app.db, 'default', { client: text });
    const reply = await app.call('website/domainSettingByDomainName', { domainUrl: text });
    expect(reply.data?.clientNotification).toBe(text);
  });
});

describe('text no database can hold', () => {
  const unholdable: [CallPath, string, string][] = [
    ['user/login', '{"username":"A\\u0000B","password":"x"}', 'username'],
    ['user/login', '{"username":"A\\ud800","password":"x"}', 'username'],
    ['user/login', '{"username":"A","password":"x\\u0000"}', 'password'],
    ['website/domainSettingByDomainName', '{"domainUrl":"a\\u0000"}', 'domainUrl'],
    ['user/userUpdate', '{"betChipsData":{"\\u0000":1}}', 'betChipsData'],
    ['user/userUpdate', '{"betChipsData":{"\\udfff":1}}', 'betChipsData'],
    ['user/userUpdate', '{"betChipsData":"{\\"\\\\u0000\\":1}"}', 'betChipsData'],
  ];

  test.each(unholdable)('%s of %s is refused by name', async (path, body, field) => {
    rested();
    const client = await app.client({ username: `HELD-${path}-${body.replaceAll('\\', '')}` });
    const got = await app.sendBody(path, body, client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toMatchObject({
      error: true,
      code: 2,
      refusal: { key: 'malformed' },
      detail: `${field}: expected text without NUL or broken characters`,
    });
  });
});

test('after all that every table of the database is still there', async () => {
  const text = 'select count(*) as rows from account a join wallet w on w.account_id = a.id';
  const [counted] = await app.db.query<{ rows: bigint }>({ name: 'test-count', text });
  expect(counted?.rows).toBeGreaterThan(30n);
});
