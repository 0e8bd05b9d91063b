import type { FastifyInstance } from 'fastify';

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

const hostShape = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A Host header may contain anything. */
export const isHostShaped = (host: string): boolean => hostShape.test(host);

interface PlayPolicyParts {
  /** Of the one style sheet that is written into the page. */
  readonly nonce?: string;
  /** The requested host, where it is one of ours. */
  readonly host?: string | undefined;
  /** Origins of other hosts whose pages may frame this one. */
  readonly framedBy?: readonly string[];
}

/**
 * The policy of a game's page, which is sandboxed away from the portal's storage, in a frame or not: it has no origin, so its
 * host is named too.
 */
export function playPolicy({ nonce, host = '', framedBy = [] }: PlayPolicyParts): string {
  // `http:` also matches `https:`.
  const own = ["'self'", ...(isHostShaped(host) ? [`http://${host}`] : [])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[own, ...framedBy].join(' ')}`,
    `script-src ${own}`,
    `style-src ${own}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'none'",
    `img-src ${own} data:`,
    `font-src ${own} data:`,
    `connect-src ${own}`,
    `media-src ${own} data:`,
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}
