import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, PATCH, OPTIONS';
/** How long a browser may cache the answer. */
const maxAgeSeconds = '86400';

/**
 * A brand's portal or an operator's own client may be on another host, and a game in a sandboxed frame has no origin: it
 * needs its calls, and the built files and pictures of its page. Any origin is allowed, because sessions are tokens held by
 * the caller, never cookies that a browser adds by itself.
 */
const openPaths = /^\/(api|v1|cache|studio|assets|brands|game)\//;

export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!openPaths.test(request.url)) return;
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', maxAgeSeconds)
      .code(204)
      .send();
    return reply;
  });
}
