import type { AccountId } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hold = statement('test-hold', 'update wallet set exposure = $2 where account_id = $1');
const holdHundredths = (db: Db, id: AccountId, hundredths: bigint) => db.query(hold, [id, hundredths]);

test('a new client has nothing and nothing held', async () => {
  const client = await app.client({ username: 'ASHA' });
  expect(await app.call('user/userBalance', {}, client)).toMatchObject({
    status: 200,
    error: false,
    data: { coins: 0, exposure: 0 },
  });
});

test('coins are the balance less what is held, in coins and hundredths', async () => {
  const client = await app.client({ username: 'BIPIN', coins: 1000 });
  await holdHundredths(app.db, client.id, 25_075n);
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: 749.25, exposure: 250.75 });
});

test('a large balance is shown to the hundredth', async () => {
  const client = await app.client({ username: 'CHAYA', coins: 9_999_999_999 });
  await holdHundredths(app.db, client.id, 1n);
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({
    coins: 9_999_999_998.99,
    exposure: 0.01,
  });
});

test('a client with no body at all is answered', async () => {
  const { token } = await app.client({ username: 'DEV', coins: 5 });
  const got = await app.send('/api/user/userBalance', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(JSON.parse(got.text).data).toEqual({ coins: 5, exposure: 0 });
});
