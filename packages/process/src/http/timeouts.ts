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
      // Late requests are found at these checks, which must come before the connection is closed without an answer.
      connectionsCheckingInterval: Math.min(checkEveryMs, Math.ceil(requestTimeout / 4)),
    },
  };
}
