import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

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

  async function contentOf(name: string): Promise<Buffer | undefined> {
    const content = contents.get(name) ?? (await ifThere(readFile(join(folder, name))));
    if (content !== undefined) contents.set(name, content);
    return content;
  }

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = contentTypes[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const copy = encoding && `${name}${copies[encoding]}`;
    const isCopy = copy !== undefined && names.has(copy);
    const content = await contentOf(isCopy ? copy : name);
    // A build that was started beside this server has replaced the file.
    if (content === undefined) return reply.callNotFound();
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type);
    return (isCopy ? reply.header('content-encoding', encoding) : reply).send(content);
  });
}

/** No names where the portal is not built. */
const namesIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await ifThere(readdir(folder))) ?? []);

async function ifThere<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Encoding = 'br' | 'gzip';

/** The smallest encoding that a client accepts. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}
