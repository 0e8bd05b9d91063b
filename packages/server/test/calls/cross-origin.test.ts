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
    const asked = await fetch(`${app.address}/api/user/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://ruby.example' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test("signs in to the brand whose host it names, and its session is that brand's", async () => {
    const from = { host: 'api.example' };
    const reply = await app.call('user/login', { username: 'afar', password, host: 'ruby.localhost' }, from);
    expect(reply.error).toBe(false);
    const token = reply.data?.token ?? '';
    expect((await app.call('user/userBalance', {}, { ...from, token })).status).toBe(200);
    expect((await app.call('user/userBalance', {}, { host: 'jade.localhost', token })).status).toBe(401);
  });

  test("cannot name another brand on a brand's own host", async () => {
    const from = { host: 'jade.localhost' };
    const reply = await app.call('user/login', { username: 'afar', password, host: 'ruby.localhost' }, from);
    expect(reply).toMatchObject({ error: true, message: 'Username or password is wrong' });
  });
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
