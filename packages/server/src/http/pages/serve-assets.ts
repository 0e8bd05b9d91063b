import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { cachePages, calls, openApiDocument, walletPaths } from '@maidan/contract';
import { bestEncoding } from '@maidan/process/http/serve-assets.ts';
import type { FastifyInstance } from 'fastify';

/**
 * The OpenAPI document, made from the tables of calls and cached pictures. It never changes at run time, so it is made once, when it is
 * first asked for.
 */
export function serveDocs(app: FastifyInstance): void {
  const document = once(makeDocument);
  app.get('/docs', async (request, reply) => {
    const { plain, tag, compressed } = document();
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-encoding')
      .header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = bestEncoding(request.headers['accept-encoding']);
    reply.type('application/json; charset=utf-8');
    if (encoding === undefined) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(await compressed[encoding]());
  });
}

function makeDocument() {
  const plain = Buffer.from(JSON.stringify(openApiDocument(calls, cachePages, walletPaths())));
  const tag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  const compressed = {
    br: once(() => promisify(brotliCompress)(plain)),
    gzip: once(() => promisify(gzip)(plain)),
  };
  return { plain, tag, compressed };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
