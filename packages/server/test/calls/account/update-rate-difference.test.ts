import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rateOf = async (from: { token: string }) =>
  (await app.call('user/userLoginCheck', {}, from)).data?.rateReffrence;

test.each([100, 200, 300, 400, 500])('a rate of %d is saved', async (rate) => {
  const client = await app.client({ username: `RATE-${rate}` });
  const reply = await app.call('user/updateRateReffrenece', { rate }, client);
  expect(reply).toMatchObject({
    error: false,
    message: 'Rate difference updated',
    data: { rateReffrenec: rate },
  });
  expect(await rateOf(client)).toBe(rate);
});

test('a rate sent as text is taken', async () => {
  const client = await app.client({ username: 'TEXT' });
  expect((await app.call('user/updateRateReffrenece', { rate: '500' }, client)).data).toEqual({
    rateReffrenec: 500,
  });
});

test.each([1, 2, 3, 4, 5])('a rate of %d is the choice itself, and answered in hundredths', async (rate) => {
  const client = await app.client({ username: `PICK-${rate}` });
  const reply = await app.call('user/updateRateReffrenece', { rate }, client);
  expect(reply).toMatchObject({ error: false, data: { rateReffrenec: rate / 100 } });
  expect(await rateOf(client)).toBe(rate * 100);
});

test.each([0, 99, 150, 600, -100, 0.01, 1.5, 6, 100.5, 'lots', null, '1e2'])(
  'a rate of %j is refused by name',
  async (rate) => {
    const client = await app.client({ username: `BAD${rate}` });
    const got = await app.sendBody('user/updateRateReffrenece', JSON.stringify({ rate }), client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toMatchObject({
      error: true,
      code: 2,
      detail: expect.stringMatching(/^rate: /),
    });
    expect(await rateOf(client)).toBe(100);
  },
);
