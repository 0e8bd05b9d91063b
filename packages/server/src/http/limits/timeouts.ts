/** Longer than proxies keep a connection: if we closed first, a request just sent would be lost. */
const keepAliveMs = 72_000;
const checkEveryMs = 5000;
const headMs = 15_000;

/** Settings for Fastify and Node that end connections whose request is not finished or whose answer is not read. */
export function httpTimeouts(requestSeconds: number) {
  const requestTimeout = Math.ceil(requestSeconds * 1000);
  return {
    requestTimeout,
    // For a connection without traffic while a request is under way.
    connectionTimeout: 2 * requestTimeout,
    keepAliveTimeout: keepAliveMs,
    http: {
      requestTimeout,
      headersTimeout: Math.min(headMs, requestTimeout),
      connectionsCheckingInterval: Math.min(checkEveryMs, requestTimeout),
    },
  };
}
