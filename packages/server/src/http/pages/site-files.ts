import type { FastifyInstance } from 'fastify';
import type { Brands, LoadedBrand } from '../../brands/brands.ts';

const noPages = ['Disallow: /'];

/** What is behind the sign-in page is of no use to a search engine. */
const ownPages = ({ code }: LoadedBrand) => [
  'Allow: /$',
  'Allow: /signin',
  'Allow: /assets/',
  `Allow: /brands/${code}/`,
  ...noPages,
];

const typesOfIcons: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
};

function manifestOf({ title, description, colours, look, favicon }: LoadedBrand) {
  const { header, background } = colours[look.defaultTheme === 'dark' ? 'dark' : 'light'];
  const type = typesOfIcons[favicon.split('.').at(-1) ?? ''];
  return {
    id: '/',
    name: title,
    short_name: title,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: header,
    background_color: background,
    icons: [{ src: `/brands/${favicon}`, sizes: 'any', type }],
  };
}

/** What browsers and crawlers ask of every host by a fixed name, as the brand of the host has it. */
export function serveSiteFiles(app: FastifyInstance, brands: Brands): void {
  app.get('/robots.txt', (request, reply) => {
    // The same pages under a host that is not a brand's are a copy.
    const brand = brands.ofHost(request.host);
    const lines = ['User-agent: *', ...(brand === undefined ? noPages : ownPages(brand))];
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/favicon.ico', (request, reply) => reply.sendFile(brands.forHost(request.host).favicon));
  app.get('/manifest.json', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(brands.forHost(request.host)))),
  );
}

const foldersOfFiles = /^\/(assets|brands|cache|cards|socket\.io)(\/|$)/;

/** Screens with parameters, which may hold any word, such as the address of a cache. */
const screenWithParameters = /^\/main\/[^/.]+\//;

/** A name with an extension, which begins with a letter: the ids of markets have points too. */
const hasExtension = /\.[a-z][a-z\d]*$/i;
const isHidden = /\/\./;

/** Whether an address asks for a file, and not for a page of the portal. */
export function isFileAddress(url: string): boolean {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
  if (foldersOfFiles.test(path)) return true;
  return !screenWithParameters.test(path) && (hasExtension.test(path) || isHidden.test(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
