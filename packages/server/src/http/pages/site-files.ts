import type { FastifyInstance } from 'fastify';
import type { Brands, LoadedBrand } from '../../brands/loaded-brand.ts';

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
