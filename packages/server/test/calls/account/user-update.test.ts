import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPassword, startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { TRUSTED_PROXIES: 1 } });
});
afterAll(() => app.close());

const chipsOf = async (from: { token: string }) =>
  (await app.call('user/userLoginCheck', {}, from)).data?.betChipsData;

describe('bet chips', () => {
  test('are saved and answered', async () => {
    const client = await app.client({ username: 'ASHA' });
    const reply = await app.call(
      'user/userUpdate',
      { userId: client.userId, betChipsData: { 1: 100, 2: 200 } },
      client,
    );
    expect(reply).toMatchObject({ status: 200, error: false, message: 'Updated successfully' });
    expect(reply.data?.betChipsData).toEqual({ 1: 100, 2: 200 });
    expect(await chipsOf(client)).toEqual({ 1: 100, 2: 200 });
  });

  test('may come as JSON in a string, and as numeric strings', async () => {
    const client = await app.client({ username: 'BIPIN' });
    await app.call('user/userUpdate', { betChipsData: '{"1":"500","2":9999999999}' }, client);
    expect(await chipsOf(client)).toEqual({ 1: 500, 2: 9_999_999_999 });
  });

  test('that were emptied are removed', async () => {
    const client = await app.client({ username: 'CHAYA' });
    await app.call('user/userUpdate', { betChipsData: { 1: '100', 2: '' } }, client);
    expect(await chipsOf(client)).toEqual({ 1: 100 });
  });

  test('stay when only the language is sent', async () => {
    const client = await app.client({ username: 'HARI' });
    await app.call('user/userUpdate', { betChipsData: { 1: 70 } }, client);
    await app.call('user/userUpdate', { language: 'es' }, client);
    expect(await chipsOf(client)).toEqual({ 1: 70 });
  });

  test.each([[{ 1: 'ten' }], [{ 1: 1.5 }], [{ 1: -1 }], [{ 1: '12345678901' }], [{ 1: 10_000_000_000 }]])(
    '%j is refused in the words of the specification and changes nothing',
    async (betChipsData) => {
      const client = await app.client({ username: `CHIPS-${JSON.stringify(betChipsData)}` });
      const before = await chipsOf(client);
      const reply = await app.call('user/userUpdate', { betChipsData }, client);
      expect(reply).toMatchObject({ status: 400, error: true, code: 2 });
      expect(reply.message).toBe('Please enter a valid integer value with up to 10 digits.');
      expect(reply.detail).toMatch(
        /^betChipsData.*: Please enter a valid integer value with up to 10 digits\.$/,
      );
      expect(app.logged.at(-1)).toContain(`"path":"user/userUpdate","detail":"betChipsData`);
      expect(await chipsOf(client)).toEqual(before);
    },
  );
});

describe('the language', () => {
  test('is saved, and stays when only chips are sent', async () => {
    const client = await app.client({ username: 'DEV' });
    expect((await app.call('user/userUpdate', { language: 'hi' }, client)).data?.language).toBe('hi');
    expect((await app.call('user/userUpdate', { betChipsData: { 1: 1 } }, client)).data?.language).toBe('hi');
  });

  test('must be one the portal has', async () => {
    const client = await app.client({ username: 'ESHA' });
    const got = await app.sendBody('user/userUpdate', JSON.stringify({ language: 'tlh' }), client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text).detail).toMatch(/^language: /);
  });
});

test("another client's account is refused and left as it was", async () => {
  const own = await app.client({ username: 'FARAH' });
  const other = await app.client({ username: 'GITA' });
  const reply = await app.call('user/userUpdate', { userId: other.userId, betChipsData: { 1: 1 } }, own);
  expect(reply).toMatchObject({
    error: true,
    code: 4,
    message: 'You may only see and change your own account',
  });
  for (const client of [own, other]) expect(Object.keys((await chipsOf(client)) ?? {})).toHaveLength(8);
});

test('what one visitor sets as the demo client, which everyone shares, is not given to another', async () => {
  await app.client({ username: 'TRIAL', isDemo: true });
  const signInFrom = async (forwardedFor: string) => {
    const { data } = await app.call('user/login', trial, { forwardedFor });
    return { user: data?.data, from: { token: data?.token ?? '', forwardedFor } };
  };
  const trial = { username: 'TRIAL', password: defaultPassword, host: 'localhost' };
  const { user: before, from } = await signInFrom('192.0.2.1');
  const chosen = { betChipsData: { 1: 7 }, language: 'ar' } as const;
  expect((await app.call('user/userUpdate', chosen, from)).data).toMatchObject(chosen);
  expect((await app.call('user/userLoginCheck', {}, from)).data).toMatchObject(chosen);
  expect((await signInFrom('192.0.2.1')).user).toMatchObject(chosen);
  expect((await signInFrom('192.0.2.2')).user).toEqual(before);
});
