import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { envelopeCodes } from '@maidan/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandPage } from '../../brands/brand-page.ts';
import type { Brands } from '../../brands/loaded-brand.ts';
import { failure } from '../envelope-wire.ts';
import { contentPolicy, picturePolicy, playPolicy } from './content-policy.ts';
import { serveAssets } from './serve-assets.ts';

export interface PageParts {
  readonly brands: Brands;
  readonly brandsFolder: string;
  readonly portalFolder: string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Origins of clients on other hosts. */
  readonly clientOrigins: readonly string[];
}

export type BrandPageName = 'index' | 'tv' | 'score' | 'play';

/** Pages without an account may be framed by others: no click on them can be abused. */
const isForFrames: Readonly<Record<BrandPageName, boolean>> = {
  index: false,
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

/** Serves the built portal: hashed assets, cached for ever, and the brand's page at every other address. */
export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  await serveAssets(app, join(parts.portalFolder, 'assets'));
  await app.register(fastifyStatic, {
    root: parts.brandsFolder,
    prefix: '/brands/',
    maxAge: '5m',
    // A picture opened by its own address is a document: the policy lets it run and load nothing.
    setHeaders: (reply) => void reply.header('content-security-policy', picturePolicy),
    allowedPath: (path) => /\.(svg|png|ico|woff2)$/.test(path),
  });
  const templates: Record<BrandPageName, string> = {
    index: await readTemplate(parts.portalFolder, 'index'),
    tv: await readTemplate(parts.portalFolder, 'tv'),
    score: await readTemplate(parts.portalFolder, 'score'),
    play: await readTemplate(parts.portalFolder, 'play'),
  };
  app.decorateReply('sendBrandPage', function (this: FastifyReply, name: BrandPageName) {
    const { host } = this.request;
    const brand = parts.brands.forHost(host);
    const nonce = Buffer.from(parts.randomBytes(16)).toString('base64');
    const { apiBase, socketAddress } = brand;
    const framedBy = isForFrames[name] ? parts.clientOrigins : [];
    const policy =
      name === 'play'
        ? playPolicy({ nonce, host })
        : contentPolicy({ nonce, host, apiBase, socketAddress, framedBy });
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
    const isFile = /^\/(assets|brands|cache|socket\.io)\//.test(request.url);
    if (!wantsPage || isFile) return reply.code(404).send(failure(envelopeCodes.notFound, 'Not found'));
    return reply.sendBrandPage('index');
  });
}

async function readTemplate(folder: string, name: BrandPageName): Promise<string> {
  try {
    return await readFile(join(folder, `${name}.html`), 'utf8');
  } catch {
    return '<!doctype html><html lang="en"><head><!--brand-head--></head><body><p>The portal is not built yet: run <code>npm start</code>.</p><!--brand-data--></body></html>';
  }
}
