import type { IncomingHttpHeaders } from 'node:http';

/**
 * The host a browser asked for, as Fastify reads it for a call: the nearest proxy's header where proxies are trusted,
 * else the Host header. A socket must see the same host as the calls of its page.
 */
export function askedHost(headers: IncomingHttpHeaders, trustedProxies: number): string | undefined {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  // Each proxy adds its value at the end, and Node joins repeated headers with commas.
  return forwarded?.toString().split(',').at(-1)?.trim() || headers.host;
}
