import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bestEncoding, type Encoding } from './best-encoding.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The build writes compressed copies beside the larger files. */
const copies: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the built files of the portal. A name has a hash of the content in it, so the folder is listed once, each file is
 * read once, and browsers keep what they have.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = await namesIn(folder);
  const contents = new Map<string, Buffer>();

  async function contentOf(name: string): Promise<Buffer> {
    const content = contents.get(name) ?? (await readFile(join(folder, name)));
    contents.set(name, content);
    return content;
  }

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = contentTypes[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type);
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const copy = encoding && `${name}${copies[encoding]}`;
    if (copy === undefined || !names.has(copy)) return reply.send(await contentOf(name));
    return reply.header('content-encoding', encoding).send(await contentOf(copy));
  });
}

/** No names where the portal is not built. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(await readdir(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
