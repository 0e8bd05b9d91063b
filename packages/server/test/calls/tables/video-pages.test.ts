import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const client = 'https://client.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { CLIENT_ORIGINS: [client] } });
});
afterAll(() => app.close());

test("a table's video address is a page for anybody, which the pages of named clients may frame as they may the TV", async () => {
  const viewer = await app.client({ username: 'VIEWER' });
  const { data } = await app.call('casino/getDiamondCasinoByEventId', { eventId: '3043' }, viewer);
  const got = await app.send(data?.videoUrl1 ?? '');
  expect(got.status).toBe(200);
  expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
  const frame = await app.send('/tv/none');
  const policyOf = ({ headers }: typeof got) =>
    String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce');
  expect(policyOf(got)).toBe(policyOf(frame));
  expect(policyOf(got)).toContain(`frame-ancestors 'self' ${client};`);
});

test('an unknown table is a page with status 404', async () => {
  const got = await app.send('/table-video/nowhere');
  expect(got.status).toBe(404);
  expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
});
