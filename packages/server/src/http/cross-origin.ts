import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, PATCH, OPTIONS';
/** Seconds a browser may remember the answer. */
const maxAgeSeconds = '86400';

/**
 * A brand's portal, or an operator's own client, may live on another host. Any origin may ask: sessions are
 * tokens the caller holds, never cookies a browser adds by itself.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|cache)\//.test(request.url)) return;
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
