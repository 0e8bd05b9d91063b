import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.signUp({ username: 'AFAR', brand: 'ruby' });
});

afterAll(() => app.close());

const password = 'Correct-Horse-1';

describe('a portal on another host than its API', () => {
  test('may call from any origin, as its reply to a preflight says', async () => {
    const response = await fetch(`${app.address}/api/user/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://ruby.example' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test("signs in to the brand whose host it names, and its session is that brand's", async () => {
    const from = { host: 'api.example' };
    const reply = await app.call('user/login', { username: 'afar', password, host: 'ruby.localhost' }, from);
    expect(reply.error).toBe(false);
    const token = reply.data?.token ?? '';
    expect((await app.call('user/userBalance', {}, { ...from, token })).status).toBe(200);
    expect((await app.call('user/userBalance', {}, { host: 'jade.localhost', token })).status).toBe(401);
  });

  test.each([
    'ruby.localhost',
    'ruby.localhost:8443',
    'https://ruby.localhost',
    'http://RUBY.localhost:3000/signin',
  ])(
    "names its brand on another brand's host as %s, and its session is good there and at home alone",
    async (host) => {
      const from = { host: 'jade.localhost' };
      const reply = await app.call('user/login', { username: 'afar', password, host }, from);
      expect(reply).toMatchObject({ error: false, data: { brand: 'ruby' } });
      const token = reply.data?.token ?? '';
      const statusOn = async (origin: string) =>
        (await app.call('user/userBalance', {}, { host: origin, token })).status;
      expect(await statusOn('jade.localhost')).toBe(200);
      expect(await statusOn('ruby.localhost')).toBe(200);
      expect(await statusOn('localhost')).toBe(401);
    },
  );

  test.each([undefined, 'nobody.example', '://', 'evil.example/ruby.localhost'])(
    "is of the requested host's brand when its host is %s",
    async (host) => {
      const request = { username: 'afar', password, ...(host === undefined ? {} : { host }) };
      const home = await app.call('user/login', request, { host: 'ruby.localhost' });
      expect(home.data).toMatchObject({ brand: 'ruby' });
      const away = await app.call('user/login', request, { host: 'jade.localhost' });
      expect(away).toMatchObject({ status: 422, error: true, message: 'Username or password is wrong' });
    },
  );
});

describe('a blocked client', () => {
  test('cannot sign in, and learns whom to ask', async () => {
    const id = await app.signUp({ username: 'SHUTOUT' });
    await app.db.query({ name: 't-block', text: 'update account set is_blocked = true where id = $1' }, [id]);
    const reply = await app.call('user/login', { username: 'SHUTOUT', password });
    expect(reply).toMatchObject({
      error: true,
      message: 'This account is blocked. Please connect with your upline.',
    });
  });
});
