import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { envelopeCodes } from '@maidan/contract';
import { serveAssets } from '@maidan/process/http/serve-assets.ts';
import { playPolicy } from '@maidan/process/http/timeouts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandPage } from '../../brands/brand-page.ts';
import type { Brands } from '../../brands/brands.ts';
import type { Config } from '../../config.ts';
import { failure } from '../answer.ts';
import { contentPolicy, picturePolicy } from './content-policy.ts';
import { isFileAddress, serveSiteFiles } from './site-files.ts';

export interface PageParts {
  readonly brands: Brands;
  readonly config: Pick<
    Config,
    'BRANDS_DIR' | 'PORTAL_DIR' | 'PUBLIC_URL' | 'CLIENT_ORIGINS' | 'FRAME_ORIGINS'
  >;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Addresses on other hosts that the portal shows in frames. */
  readonly framed: () => readonly string[];
}

/** `video` is the portal's page, which shows a table's picture and nothing else there. */
export type BrandPageName = 'index' | 'video' | 'tv' | 'score' | 'play';

/** Pages without an account may be framed by others: no click on them can be abused. */
const isForFrames: Readonly<Record<BrandPageName, boolean>> = {
  index: false,
  video: true,
  tv: true,
  score: true,
  play: false,
};

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a built page in the colours of the brand of the requested host, under the house's content policy. */
    sendBrandPage(name: BrandPageName): FastifyReply;
  }
}

/** Serves the built portal: hashed assets, cached for ever, the files of a site, and the brand's page at every address that is no file's. */
export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { BRANDS_DIR, PORTAL_DIR, PUBLIC_URL, CLIENT_ORIGINS, FRAME_ORIGINS } = parts.config;
  await serveAssets(app, join(PORTAL_DIR, 'assets'));
  await app.register(fastifyStatic, {
    root: BRANDS_DIR,
    prefix: '/brands/',
    maxAge: '5m',
    // A picture opened by its own address is a document: the policy lets it run and load nothing.
    setHeaders: (reply) => void reply.header('content-security-policy', picturePolicy),
    allowedPath: (path) => /\.(svg|png|ico|woff2)$/.test(path),
  });
  serveSiteFiles(app, parts.brands);
  const index = await readTemplate(PORTAL_DIR, 'index');
  const templates: Record<BrandPageName, string> = {
    index,
    video: index,
    tv: await readTemplate(PORTAL_DIR, 'tv'),
    score: await readTemplate(PORTAL_DIR, 'score'),
    play: await readTemplate(PORTAL_DIR, 'play'),
  };
  app.decorateReply('sendBrandPage', function (this: FastifyReply, name: BrandPageName) {
    const { host } = this.request;
    const brand = parts.brands.forHost(host);
    const nonce = Buffer.from(parts.randomBytes(16)).toString('base64');
    // Whatever else a Host header names is not repeated.
    const ownHost = isOwnHost(this.request, parts.brands, PUBLIC_URL) ? host : undefined;
    const { apiBase, socketAddress } = brand;
    const framedBy = isForFrames[name] ? CLIENT_ORIGINS : [];
    const frames = name === 'index' ? [apiBase, ...FRAME_ORIGINS, ...parts.framed()] : undefined;
    const policy =
      name === 'play'
        ? playPolicy({ nonce, host: ownHost })
        : contentPolicy({ nonce, host: ownHost, apiBase, socketAddress, framedBy, frames });
    // This header allows no origin but the page's own; browsers that support the policy ignore it.
    if (framedBy.length > 0) this.removeHeader('x-frame-options');
    return this.header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(brandPage(templates[name], brand, nonce));
  });

  app.setNotFoundHandler(async (request, reply) => {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const wantsPage = isRead && (headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
    if (!wantsPage || isFileAddress(request.url))
      return reply.code(404).send(failure(envelopeCodes.notFound, 'Not found'));
    return reply.sendBrandPage('index');
  });
}

/** Of a brand, or how clients reach the house, or the address of this machine that the request came to. */
function isOwnHost(
  { host, socket }: FastifyRequest,
  brands: Brands,
  publicUrl: Config['PUBLIC_URL'],
): boolean {
  if (publicUrl !== undefined && new URL(publicUrl).host === host) return true;
  const named = URL.parse(`http://${host}`)?.hostname.replaceAll(/^\[|\]$/g, '');
  return brands.ofHost(host) !== undefined || named === socket.localAddress?.replace(/^::ffff:/, '');
}

async function readTemplate(folder: string, name: BrandPageName): Promise<string> {
  try {
    return await readFile(join(folder, `${name}.html`), 'utf8');
  } catch {
    return '<!doctype html><html lang="en"><head><!--brand-site--><!--brand-head--></head><body><p>The portal is not built yet: run <code>npm start</code>.</p><!--brand-data--></body></html>';
  }
}
