import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeBrand, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const page = (host: string, path = '/') => app.send(path, { headers: { host, accept: 'text/html' } });
const brandOf = (code: string): Brand => {
  const brand = app.brands.byCode(code);
  if (brand === undefined) throw new Error(`no brand ${code}`);
  return brand;
};

const shipped = readdirSync(new URL('../../../../brands/', import.meta.url)).flatMap((name) =>
  name.endsWith('.json') ? [name.replace('.json', '')] : [],
);

describe('the first page', () => {
  test.each(shipped)('of %s has the title, icon and colours of that brand and of no other', async (code) => {
    const brand = brandOf(code);
    const { status, headers, text } = await page(brand.hosts[0] ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<title>${brand.title}</title>`);
    expect(text).toContain(`<link rel="icon" href="/brands/${brand.favicon}">`);
    expect(text).toContain(`--brand-primary:${brand.colours.light.primary};`);
    expect(text).toContain(`--brand-on-primary:${brand.colours.dark.onPrimary};`);
    for (const other of app.brands.all().filter((each) => each.code !== code)) {
      expect(text).not.toContain(`<title>${other.title}`);
      expect(text).not.toContain(other.favicon);
    }
  });

  test('is the same at every address of the portal, and with a port or capitals in the host', async () => {
    for (const path of ['/signin', '/main/dashboard', '/main/match-deatils/1/2/3']) {
      expect((await page('RUBY.localhost:8080', path)).text).toContain('<title>Rubyfield</title>');
    }
  });

  test('answers HEAD, with which monitors ask whether a host is up, like GET but without the page', async () => {
    const host = 'ruby.localhost';
    for (const path of ['/', '/signin']) {
      const headers = { host, accept: '*/*' };
      const { status, headers: answered, text } = await app.send(path, { method: 'HEAD', headers });
      expect({ status, type: answered['content-type'], text }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
        text: '',
      });
    }
    const missing = await app.send('/assets/none.js', { method: 'HEAD', headers: { host } });
    expect(missing.status).toBe(404);
  });

  test.each(['unknown.example', 'ruby.localhost.example', ''])(
    'of the host "%s" is the default',
    async (host) => {
      expect((await page(host)).text).toContain(`<title>${brandOf('default').title}</title>`);
    },
  );

  test('ignores a forwarded host while no proxy is trusted', async () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'ruby.localhost' };
    expect((await app.send('/', { headers })).text).toContain(`<title>${brandOf('default').title}</title>`);
  });

  test('carries a policy whose nonce is that of its style, fresh each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, text } = await page('localhost');
        const policy = String(headers['content-security-policy']);
        const [, inHeader] = /style-src 'self' 'nonce-([A-Za-z0-9+/=]+)'/.exec(policy) ?? [];
        const [, inStyle] = /<style nonce="([^"]+)">/.exec(text) ?? [];
        expect(inHeader).toBe(inStyle);
        const [, script = ''] = /<script>(.*?)<\/script>/.exec(text) ?? [];
        const hash = createHash('sha256').update(script).digest('base64');
        expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
        expect(text.match(/<script>/g)).toHaveLength(1);
        expect(policy).toContain("object-src 'none'");
        return inStyle;
      }),
    );
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('holds the public part of the brand, the demo login only where there is a demo button', async () => {
    for (const brand of app.brands.all()) {
      const { text } = await page(brand.hosts[0] ?? '');
      const [, json] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(text) ?? [];
      const served = JSON.parse(json ?? '{}');
      expect(served).toMatchObject({ code: brand.code, logoUrl: `/brands/${brand.logo}` });
      expect(served.demoLogin).toEqual(brand.signIn.variant === 'full' ? brand.demoLogin : undefined);
    }
  });

  test.each([
    ['ruby', 'light', '700', '2px'],
    ['default', 'dark', '600', '10px'],
  ])('of %s opens in the %s, with its own type and corners', async (code, theme, weight, radius) => {
    const { text } = await page(brandOf(code).hosts[0] ?? '');
    expect(text).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`));
    expect(text).toContain(`--brand-display-weight:${weight};`);
    expect(text).toContain(`--brand-radius:${radius};`);
    expect(text.match(/<meta name="theme-color"/g)).toHaveLength(1);
  });

  test("loads the brand's typeface from the house, and sets the text before it as wide", async () => {
    const { text } = await page('localhost');
    const [, url = ''] = /@font-face\{font-family:brand-display;src:url\(([^)]+)\)/.exec(text) ?? [];
    const got = await app.send(url);
    expect(got).toMatchObject({ status: 200, headers: { 'content-type': 'font/woff2' } });
    expect(Number(got.headers['content-length'])).toBeLessThanOrEqual(30_000);
    expect(text).toMatch(/@font-face\{font-family:brand-display-meanwhile;[^}]*size-adjust:\d+%/);
  });

  test('has pictures at their own addresses', async () => {
    for (const { favicon, logo } of app.brands.all()) {
      for (const picture of [favicon, logo]) {
        const got = await app.send(`/brands/${picture}`);
        expect(got.status).toBe(200);
        expect(got.headers['content-type']).toMatch(/^image\//);
      }
    }
  });
});

describe('a brand whose words are markup', () => {
  const markup = '</title></script><script>alert(1)//';

  test('has them escaped in the page, and whole in its data', async () => {
    await changeBrand(app.brandsFolder, 'coral', { title: markup, helpLine: '<!--brand-data-->' });
    await vi.waitFor(() => expect(brandOf('coral').title).toBe(markup));
    const { text } = await page('coral.localhost');
    expect(text).toContain('<title>&#60;/title&#62;&#60;/script&#62;&#60;script&#62;alert(1)//</title>');
    expect(text).not.toContain('<script>alert');
    const [, json] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json ?? '{}')).toMatchObject({ title: markup, helpLine: '<!--brand-data-->' });
  });
});

describe('a changed brand file', () => {
  const notTaken = () => app.logged.filter((line) => line.includes('brands not changed'));

  test('is read again, with its hosts and flags, without a start', async () => {
    await changeBrand(app.brandsFolder, 'jade', {
      title: 'Jade Renewed',
      hosts: ['new-jade.example'],
      flags: { ...brandOf('jade').flags, matka: !brandOf('jade').flags.matka },
    });
    await vi.waitFor(() => expect(brandOf('jade').title).toBe('Jade Renewed'));
    expect((await page('new-jade.example')).text).toContain('<title>Jade Renewed</title>');
    expect((await page('jade.localhost')).text).toContain('<title>Maidan</title>');
    const setting = await app.call('website/domainSettingByDomainName', { domainUrl: 'new-jade.example' });
    expect(setting.data?.flags).toEqual(brandOf('jade').flags);
  });

  test('that names a file which is not there is taken, and the log names that file', async () => {
    await changeBrand(app.brandsFolder, 'indigo', { logo: 'indigo/logo.png' });
    await vi.waitFor(() => expect(brandOf('indigo').logo).toBe('indigo/logo.png'));
    expect(app.logged.join()).toContain('brands/indigo.json: logo: indigo/logo.png is not there');
  });

  test.each<[string, () => Promise<void>, RegExp]>([
    [
      'is not JSON',
      () => writeFile(join(app.brandsFolder, 'topaz.json'), '{"code": "topaz",'),
      /brands\/topaz\.json: .*JSON/,
    ],
    [
      'has a picture outside its folder',
      () => changeBrand(app.brandsFolder, 'ruby', { title: 'Broken', favicon: '../../secret.txt' }),
      /brands\/ruby\.json: favicon: expected a path beside the file/,
    ],
    [
      "takes another brand's host",
      () =>
        changeBrand(app.brandsFolder, 'ruby', {
          title: 'Broken',
          favicon: 'ruby/favicon.svg',
          hosts: ['localhost'],
        }),
      /brands\/ruby\.json: host \\"localhost\\" already belongs to brand \\"default\\"/,
    ],
  ])('that %s is not taken, and the log says why', async (_, breakIt, reason) => {
    const topaz = JSON.stringify(brandOf('topaz'));
    const before = notTaken().length;
    await breakIt();
    // A file may be read while the test is still writing it, and then once more.
    await vi.waitFor(() => expect(notTaken().slice(before).at(-1)).toMatch(reason));
    expect((await page('ruby.localhost')).text).toContain('<title>Rubyfield</title>');
    expect((await page('topaz.localhost')).text).toContain('<title>Topaz Park</title>');
    await writeFile(join(app.brandsFolder, 'topaz.json'), topaz);
  });
});
