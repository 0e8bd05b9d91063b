/** Longer than proxies keep a connection to us: one of us closing first would lose the request then on its way. */
const keepAliveMs = 72_000;
const checkEveryMs = 5000;
const headMs = 15_000;

/** What Fastify and Node need to cut off whoever does not finish a request, or does not read its answer. */
export function httpTimeouts(requestSeconds: number) {
  const requestTimeout = Math.ceil(requestSeconds * 1000);
  return {
    requestTimeout,
    // Of a connection on which nothing moves, while a request is under way.
    connectionTimeout: 2 * requestTimeout,
    keepAliveTimeout: keepAliveMs,
    http: {
      requestTimeout,
      headersTimeout: Math.min(headMs, requestTimeout),
      connectionsCheckingInterval: Math.min(checkEveryMs, requestTimeout),
    },
  };
}
