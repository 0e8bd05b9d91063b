import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const isModal = async (from: { token: string }) =>
  (await app.call('user/userLoginCheck', {}, from)).data?.betChipsModal;

test('the confirmation can be turned off and on, and stays so', async () => {
  const client = await app.client({ username: 'ASHA' });
  const off = await app.call('user/updateBetChipsModal', { status: false }, client);
  expect(off).toMatchObject({
    error: false,
    message: 'Updated successfully',
    data: { betChipsModal: false },
  });
  expect(await isModal(client)).toBe(false);
  expect((await app.call('user/updateBetChipsModal', { status: true }, client)).data).toEqual({
    betChipsModal: true,
  });
  expect(await isModal(client)).toBe(true);
});

test('0 and 1 are taken for off and on', async () => {
  const client = await app.client({ username: 'BIPIN' });
  expect((await app.call('user/updateBetChipsModal', { status: 0 }, client)).data).toEqual({
    betChipsModal: false,
  });
});

test.each(['{}', '{"status":"off"}', '{"status":2}', '{"status":null}'])(
  '%s is refused by name',
  async (body) => {
    const client = await app.client({ username: `BODY${body}` });
    const got = await app.sendBody('user/updateBetChipsModal', body, client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toMatchObject({
      error: true,
      code: 2,
      refusal: { key: 'malformed' },
      detail: 'status: expected true or false',
    });
    expect(await isModal(client)).toBe(true);
  },
);

test('one client turning it off leaves another as it was', async () => {
  const [one, other] = [await app.client({ username: 'CHAYA' }), await app.client({ username: 'DEV' })];
  await app.call('user/updateBetChipsModal', { status: false }, one);
  expect(await isModal(other)).toBe(true);
});
