import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeBrand, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const browser = 'text/html,application/xhtml+xml,image/*,*/*;q=0.8';
const get = (path: string, host = 'ruby.localhost', method = 'GET') =>
  app.send(path, { method, headers: { host, accept: browser } });
const notFound = { error: true, code: 5, message: 'Not found' };

describe('a file that is not there', () => {
  test.each([
    '/sitemap.xml',
    '/apple-touch-icon.png',
    '/index.php',
    '/sw.js?v=2',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/wp-content/plugins/x.PHP',
    '/main/app.js',
    '/main/backup%2Ezip',
    '/assets/none',
    '/assets/deeper/none',
    '/brands/none',
    '/cards',
  ])('%s answers 404 in words and not the portal', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual(notFound);
    expect((await get(path, 'ruby.localhost', 'HEAD')).status).toBe(404);
  });
});

test.each([
  '/',
  '/signin',
  '/signin?next=%2Fmain%2Fapp.js',
  '/main/dashboard',
  '/main/match-deatils/1.404/4.1/',
  '/main/match-deatils/1.404/4.1/https%3A%2F%2Fcache.example%2Fodds.php',
  '/main/matka-type/KALYAN.DAY/7',
  '/main/ledger-casino-details/5/x/2026-08-01',
])('%s is a page of the portal', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain('<title>Rubyfield</title>');
});

describe('what crawlers and browsers ask of every host', () => {
  test('/robots.txt lets them read the sign-in page of a brand and nothing behind it', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
    });
    const lines = text.trim().split('\n');
    expect(lines).toEqual([
      'User-agent: *',
      'Allow: /$',
      'Allow: /signin',
      'Allow: /assets/',
      'Allow: /brands/ruby/',
      'Disallow: /',
    ]);
  });

  test('/robots.txt of a host that is no brand’s lets them read nothing', async () => {
    expect((await get('/robots.txt', 'unknown.example')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  test.each(['ruby', 'coral'])('/favicon.ico of %s is its own icon, with its true type', async (code) => {
    const { status, headers, text } = await get('/favicon.ico', `${code}.localhost`);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/svg+xml' });
    expect(text).toBe(readFileSync(join(app.brandsFolder, `${code}/favicon.svg`), 'utf8'));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(['ruby', 'indigo'])('/manifest.json of %s has its names, colours and icon', async (code) => {
    const brand = app.brands.byCode(code);
    const { status, headers, text } = await get('/manifest.json', `${code}.localhost`);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/manifest+json; charset=utf-8',
    });
    const theme = code === 'ruby' ? 'light' : 'dark';
    expect(JSON.parse(text)).toEqual({
      id: '/',
      name: brand?.title,
      short_name: brand?.title,
      description: brand?.description,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: brand?.colours[theme].header,
      background_color: brand?.colours[theme].background,
      icons: [{ src: `/brands/${code}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }],
    });
    expect((await get('/', `${code}.localhost`)).text).toContain(
      '<link rel="manifest" href="/manifest.json">',
    );
  });
});

describe('the description of a brand', () => {
  const descriptionIn = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1];

  test('is in the head of its page, and of no other brand’s', async () => {
    const answers = await Promise.all(
      app.brands.all().map(async ({ hosts, description }) => {
        const { text } = await get('/', hosts[0]);
        expect(descriptionIn(text)).toBe(description);
        return description;
      }),
    );
    expect(new Set(answers).size).toBe(app.brands.all().length);
  });

  test('that is markup is escaped', async () => {
    const description = 'A house of "><script>alert(1)</script> and more words to be long enough';
    await changeBrand(app.brandsFolder, 'topaz', { description });
    await vi.waitFor(() => expect(app.brands.byCode('topaz')?.description).toBe(description));
    const { text } = await get('/', 'topaz.localhost');
    expect(text).not.toContain('<script>alert');
    expect(descriptionIn(text)).toContain('&#34;&#62;&#60;script');
  });

  test('may be left out: the page then says none', async () => {
    await changeBrand(app.brandsFolder, 'jade', { description: undefined, title: 'Jade Untold' });
    await vi.waitFor(() => expect(app.brands.byCode('jade')?.title).toBe('Jade Untold'));
    expect(descriptionIn((await get('/', 'jade.localhost')).text)).toBeUndefined();
    expect(JSON.parse((await get('/manifest.json', 'jade.localhost')).text)).not.toHaveProperty(
      'description',
    );
  });
});
