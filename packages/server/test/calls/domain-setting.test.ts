import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeNotices } from '../../src/brands/store.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const setting = (domainUrl: string) => app.call('website/domainSettingByDomainName', { domainUrl });
const flagsOf = (code: string) => app.brands.byCode(code)?.flags;

test('gives the flags of the host and no notice while there is none, without a session', async () => {
  expect(await setting('jade.localhost')).toMatchObject({ status: 200, error: false, code: 0 });
  expect((await setting('jade.localhost')).data).toEqual({
    clientNotification: '',
    userNotification: '',
    flags: flagsOf('jade'),
  });
});

test('gives the notices of that brand alone, and the new one once it changes', async () => {
  await writeNotices(app.db, 'ruby', { client: 'Welcome', user: 'For agents' });
  expect((await setting('ruby.localhost')).data).toMatchObject({
    clientNotification: 'Welcome',
    userNotification: 'For agents',
  });
  expect((await setting('coral.localhost')).data?.clientNotification).toBe('');
  await writeNotices(app.db, 'ruby', { client: 'Closed on Sunday' });
  expect((await setting('ruby.localhost')).data).toMatchObject({
    clientNotification: 'Closed on Sunday',
    userNotification: 'For agents',
  });
});

test.each([
  'https://ruby.localhost',
  'http://ruby.localhost:8080/signin?x=1',
  'ruby.localhost:3000',
  'RUBY.localhost',
  'ruby.localhost.',
  'https://ruby.localhost.:8080/signin',
])('knows the brand from %s', async (domainUrl) => {
  await writeNotices(app.db, 'ruby', { client: 'To Rubyfield' });
  expect((await setting(domainUrl)).data?.clientNotification).toBe('To Rubyfield');
});

let lastName = 0;
/** With the final dot of a fully qualified host name, which browsers keep if it was typed. */
test.each(['ruby.localhost.', 'ruby.localhost.:3000', 'Ruby.Localhost.'])(
  'the host "%s" is its brand’s, for a page and for a session',
  async (host) => {
    const page = await app.send('/signin', { headers: { host, accept: 'text/html' } });
    expect(page.text).toContain('<title>Rubyfield');
    lastName += 1;
    const jade = await app.client({ username: `JADE${lastName}`, brand: 'jade' });
    expect(await app.call('user/userBalance', {}, { ...jade, host })).toMatchObject({ status: 401 });
  },
);

test('without a domain gives that of the requested host', async () => {
  await writeNotices(app.db, 'ruby', { client: 'To rubies' });
  const reply = await app.call('website/domainSettingByDomainName', {}, { host: 'ruby.localhost' });
  expect(reply.data?.clientNotification).toBe('To rubies');
});

test.each(['nobody.example', '', 'http://', ':::', '../../etc/passwd'])(
  'gives "%s" the default brand',
  async (domainUrl) => {
    await writeNotices(app.db, 'default', { client: 'To everyone else' });
    expect((await setting(domainUrl)).data?.clientNotification).toBe('To everyone else');
  },
);

test.each(['{"domainUrl":null}', '{"domainUrl":7}', JSON.stringify({ domainUrl: 'x'.repeat(256) })])(
  'refuses a domain that is not text of a host: %.40s',
  async (body) => {
    const got = await app.sendBody('website/domainSettingByDomainName', body);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text).detail).toMatch(/^domainUrl: /);
  },
);
