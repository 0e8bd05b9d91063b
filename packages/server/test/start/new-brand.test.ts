import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeBrand, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`;

const shipped = (code: string): Brand => {
  const brand = app.brands.byCode(code);
  if (brand === undefined) throw new Error(`no brand ${code}`);
  return brand;
};

/** Writes a brand as an operator would: a file, and a folder of pictures beside it. */
async function addBrand(
  code: string,
  change: Partial<Brand>,
  pictures: Record<string, string>,
): Promise<void> {
  await mkdir(join(app.brandsFolder, code), { recursive: true });
  for (const [name, text] of Object.entries(pictures)) {
    await writeFile(join(app.brandsFolder, code, name), text);
  }
  const { look: _, art: __, words: ___, ...plain } = shipped('default');
  const own = { code, domainCode: code, title: code, hosts: [`${code}.example`] };
  await writeFile(join(app.brandsFolder, `${code}.json`), JSON.stringify({ ...plain, ...own, ...change }));
  await vi.waitFor(() => expect(app.brands.byCode(code)).toBeDefined());
}

const pageOf = async (code: string) =>
  (await app.send('/signin', { headers: { host: `${code}.example`, accept: 'text/html' } })).text;
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="brand">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('a brand that is only a file and its pictures is served whole: colours, type, look, art and words', async () => {
  const { light, dark } = shipped('default').colours;
  await addBrand(
    'opal',
    {
      title: 'Opal House',
      logo: 'opal/logo.svg',
      favicon: 'opal/favicon.svg',
      colours: { light: { ...light, mark: '#123456' }, dark: { ...dark, mark: '#fedcba' } },
      look: {
        ...shipped('ruby').look,
        radius: 7,
        icons: 'fine',
        tile: 'round',
        header: 'bunting',
        defaultTheme: 'light',
      },
      art: {
        signIn: { picture: 'opal/door.svg', sky: '#ffffff', ink: '#000000' },
        hero: 'opal/hero.svg',
        inPlay: 'opal/ball.svg',
      },
      words: { signIn: { en: 'Come in', hi: 'आइए' } },
    },
    {
      'logo.svg': drawing('#111111'),
      'favicon.svg': drawing('#222222'),
      'door.svg': drawing('#333333'),
      'hero.svg': drawing('#444444'),
      'ball.svg': drawing('#555555'),
    },
  );
  const html = await pageOf('opal');
  expect(html).toContain('<title>Opal House</title>');
  for (const variable of [
    'mark:#123456',
    'mark:#fedcba',
    'radius:7px',
    'art-sign-in:url(/brands/opal/door.svg)',
    'art-hero:url(/brands/opal/hero.svg)',
    'art-in-play:url(/brands/opal/ball.svg)',
    'art-sky:#ffffff',
    'art-ink:#000000',
  ]) {
    expect(html).toContain(`--brand-${variable}`);
  }
  expect(html).toMatch(
    /<html[^>]* data-icons="fine" data-tile="round" data-scoreboard="enamel" data-header="bunting" data-purse="ticket" data-headings="ruled" data-theme="light">/,
  );
  expect(dataIn(html)).toMatchObject({ logoUrl: '/brands/opal/logo.svg', words: { signIn: { hi: 'आइए' } } });
  const door = await app.send('/brands/opal/door.svg');
  expect(door).toMatchObject({ status: 200, text: drawing('#333333') });
});

test("what a brand does not name, or names without having it, is the default's; a missing typeface is one of the device", async () => {
  await addBrand(
    'bare',
    {
      look: {
        ...shipped('default').look,
        display: { ...shipped('default').look.display, file: 'bare/none.woff2' },
        body: { ...shipped('default').look.body, file: 'bare/none.woff2' },
      },
      art: { hero: 'bare/hero.svg', inPlay: 'bare/none.svg' },
    },
    { 'hero.svg': drawing('#444444') },
  );
  const html = await pageOf('bare');
  const { signIn, inPlay } = shipped('default').art;
  expect(html).toContain('--brand-art-hero:url(/brands/bare/hero.svg)');
  expect(html).toContain(`--brand-art-sign-in:url(/brands/${signIn?.picture})`);
  expect(html).toContain(`--brand-art-in-play:url(/brands/${inPlay})`);
  expect(html).toContain(`--brand-art-sky:${signIn?.sky}`);
  expect(html).not.toContain('@font-face');
});

test('a typeface that comes late changes headings, and never the lines of a text that is being read', async () => {
  await addBrand('beryl', { look: shipped('ruby').look }, {});
  const html = await pageOf('beryl');
  const lateOnes = [...html.matchAll(/font-family:(brand-\w+);src:url[^}]*font-display:(\w+)/g)];
  expect(lateOnes.map(([, family, display]) => [family, display])).toEqual([
    ['brand-display', 'swap'],
    ['brand-body', 'optional'],
    ['brand-body', 'optional'],
  ]);
});

test('a body typeface in two weights shares them out at 500, and one without its bold file serves them all', async () => {
  const { look } = shipped('ruby');
  const faces = (html: string) => [
    ...html.matchAll(/url\(([^)]*)\) format\("woff2"\);font-weight:(\d+ \d+)/g),
  ];
  await addBrand('agate', { look }, {});
  expect(faces(await pageOf('agate')).map(([, file, weights]) => [file, weights])).toEqual([
    ['/brands/ruby/display.woff2', '1 1000'],
    ['/brands/ruby/body.woff2', '1 500'],
    ['/brands/ruby/body-bold.woff2', '501 1000'],
  ]);
  await addBrand('onyx', { look: { ...look, body: { ...look.body, boldFile: 'onyx/none.woff2' } } }, {});
  expect(faces(await pageOf('onyx')).map(([, file, weights]) => [file, weights])).toEqual([
    ['/brands/ruby/display.woff2', '1 1000'],
    ['/brands/ruby/body.woff2', '1 1000'],
  ]);
});

test("until a body typeface has come, bold text is in the device's own bold, as wide and as high as the rest", async () => {
  await addBrand('pearl', { look: shipped('ruby').look }, {});
  const standIns = [
    ...(await pageOf('pearl')).matchAll(
      /brand-body-meanwhile;src:local\("([^"]+)"\)[^}]*;font-weight:(\d+ \d+);size-adjust:(\d+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g,
    ),
  ];
  expect(standIns.map(([, name, weights]) => [name, weights])).toEqual([
    ['Arial', '1 500'],
    ['Arial Bold', '501 1000'],
  ]);
  const [regular = [], bold = []] = standIns.map(([, , , ...figures]) => figures.map(Number));
  // Arial Bold is 1.067 times as wide as Arial over the portal's texts.
  expect(((bold[0] ?? 0) * 1.067) / (regular[0] ?? 0)).toBeCloseTo(1, 1);
  for (const [width = 0, ascent = 0, descent = 0] of [regular, bold]) {
    expect(width * ascent).toBeCloseTo(100 * 100, -1);
    expect(width * descent).toBeCloseTo(100 * 22, -1);
  }
});

test('every shipped brand has its own pictures, each in its place', () => {
  const madeHere = ['opal', 'bare', 'agate', 'onyx', 'beryl', 'pearl'];
  for (const { code, art } of app.brands.all().filter(({ code }) => !madeHere.includes(code))) {
    expect([art.signIn?.picture, art.hero, art.inPlay]).toEqual(
      ['sign-in', 'hero', 'in-play'].map((name) => `${code}/${name}.svg`),
    );
  }
});

describe('a picture that must not be served', () => {
  test.each([
    [
      'has a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'has a script',
    ],
    ['is too heavy for a phone', drawing('#444444').padEnd(30_001), 'has 30001 bytes'],
  ])('for it %s, leaves its brand as it was, and the log says why', async (_, picture, reason) => {
    const before = app.logged.length;
    await writeFile(join(app.brandsFolder, 'jade', 'hero.svg'), picture);
    await changeBrand(app.brandsFolder, 'jade', { title: 'Broken' });
    await vi.waitFor(() =>
      expect(app.logged.slice(before).join('')).toContain(`art.hero: jade/hero.svg ${reason}`),
    );
    expect(shipped('jade').title).toBe('Jade Court');
  });

  test('runs nothing even if it is opened by its own address', async () => {
    const { headers } = await app.send('/brands/ruby/logo.svg');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
