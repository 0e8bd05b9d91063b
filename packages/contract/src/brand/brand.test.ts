import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Brand, brandFile, publicBrand } from './brand.ts';
import { colourNames, derivedColours, layouts } from './brand-words.ts';

const folder = new URL('../../../../brands/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const source = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const brands = files.map((name) => brandFile.parse(source(name)));
const named = brands.map((brand) => [brand.code, brand] as const);

const valid = (): Brand => brandFile.parse(source('default.json'));

describe('the brands', () => {
  it('use all layouts between them, the default aside', () => {
    const others = brands.filter((brand) => brand.code !== 'default');
    expect(new Set(others.map((brand) => brand.dashboard.layout))).toEqual(new Set(layouts));
  });

  it('share no code, domain code, title, description, help line or host', () => {
    for (const own of ['code', 'domainCode', 'title', 'description', 'helpLine'] as const) {
      expect(new Set(brands.map((brand) => brand[own])).size, `two brands share their ${own}`).toBe(
        brands.length,
      );
    }
    const hosts = brands.flatMap((brand) => brand.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('each have a row in the journeys to the dashboard', () => {
    const journeys = readFileSync(new URL('../journeys/brands.spec.ts', folder), 'utf8');
    const rows = [...journeys.matchAll(/^ {2}(\S+): \{\n {4}title:/gm)].map(([, code]) => code);
    expect(rows.toSorted(), 'a row of journeys/brands.spec.ts for every brand').toEqual(
      brands.map(({ code }) => code).toSorted(),
    );
  });

  it('have every switch on in some brand and off in another', () => {
    const switches = brands.map(({ flags, encryptedReplies, allowManySessions, dashboard, signIn }) => ({
      ...flags,
      encryptedReplies,
      allowManySessions,
      aviatorFullPageLoad: dashboard.aviatorFullPageLoad,
      simpleSignIn: signIn.variant === 'simple',
    }));
    const names = Object.keys(switches[0] ?? {}) as (keyof (typeof switches)[number])[];
    const onlyOneWay = names.filter((name) => new Set(switches.map((one) => one[name])).size < 2);
    expect(onlyOneWay).toEqual([]);
  });
});

describe.each(named)('the brand %s', (code, brand) => {
  it('is in the file of its name, with its pictures beside it', () => {
    expect(files).toContain(`${code}.json`);
    expect(existsSync(new URL(brand.logo, folder))).toBe(true);
    expect(existsSync(new URL(brand.favicon, folder))).toBe(true);
  });

  it('has its own logo, icon and pictures of the sign-in page, the hero and the list in play', () => {
    const { logo, favicon, art } = brand;
    const pictures = [logo, favicon, art?.signIn?.picture, art?.hero, art?.inPlay];
    expect(pictures.filter((picture) => !picture?.startsWith(`${code}/`))).toEqual([]);
  });

  it('says in one line what it is', () => {
    expect(brand.description).toContain(brand.title);
  });

  it('has each of its own words in all its languages', () => {
    const missing = Object.entries(brand.words).flatMap(([name, texts]) =>
      brand.languages
        .filter((language) => texts[language] === undefined)
        .map((language) => `${name} in ${language}`),
    );
    expect(missing).toEqual([]);
  });

  it('shows no tile of a product it has switched off', () => {
    const { flags, dashboard } = brand;
    const off = [
      ...(flags.matka ? [] : ['matka']),
      ...(flags.aviator ? [] : ['aviator']),
      ...(flags.internationalCasino ? [] : ['int-casino', 'rg-casino']),
    ];
    expect(dashboard.tiles.filter((tile) => off.includes(tile))).toEqual([]);
  });
});

describe('a brand file', () => {
  it('names every colour and no other', () => {
    const { light } = valid().colours;
    expect(Object.keys(light).toSorted()).toEqual([...colourNames].toSorted());
    const { warning: _, ...short } = light;
    expect(brandFile.safeParse({ ...valid(), colours: { light: short, dark: light } }).success).toBe(false);
    const long = { ...light, extra: '#ffffff' };
    expect(brandFile.safeParse({ ...valid(), colours: { light: long, dark: light } }).success).toBe(false);
  });

  it('may leave edge, link and mark to be made from its other colours', () => {
    const { colours } = valid();
    const without = (palette: object) =>
      Object.fromEntries(
        Object.entries(palette).filter(([name]) => !derivedColours.some((one) => one === name)),
      );
    const short = { light: without(colours.light), dark: without(colours.dark) };
    expect(brandFile.safeParse({ ...valid(), colours: short }).success).toBe(true);
  });

  it('needs no look, art or words', () => {
    const { look: _, art: __, words: ___, ...bare } = valid();
    const parsed = brandFile.parse(bare);
    expect(parsed).toMatchObject({ look: { radius: 10, defaultTheme: 'system' }, art: {}, words: {} });
  });

  it.each([
    ['a typeface outside its folder', { look: { display: { file: '../a.woff2' } } }, 'look'],
    ['an icon style we do not draw', { look: { icons: 'neon' } }, 'look'],
    ['a sign-in picture without the colour of its words', { art: { signIn: { picture: 'a/b.svg' } } }, 'art'],
    ['words in a language we do not speak', { words: { signIn: { tlh: 'Qapla' } } }, 'words'],
    ['words for a place we do not have', { words: { attic: { en: 'Up' } } }, 'words'],
    ['a picture outside its folder', { logo: '../secret.svg' }, 'logo'],
    ['a host with a port', { hosts: ['localhost:3000'] }, 'hosts'],
    ['no host', { hosts: [] }, 'hosts'],
    ['a language we do not speak', { languages: ['en', 'tlh'] }, 'languages'],
    ['a language twice', { languages: ['en', 'en'] }, 'languages'],
    ['a field we do not know', { stray: true }, ''],
  ])('is refused for %s', (_, change, field) => {
    const parsed = brandFile.safeParse({ ...valid(), ...change });
    expect(parsed.error?.issues.map((issue) => String(issue.path[0] ?? ''))).toContain(field);
  });

  it('gives the browser its demo login only where the sign-in has a demo button', () => {
    const brand = valid();
    expect(publicBrand({ ...brand, signIn: { variant: 'full' } }).demoLogin).toEqual(brand.demoLogin);
    expect(publicBrand({ ...brand, signIn: { variant: 'simple' } })).not.toHaveProperty('demoLogin');
  });
});
