import type { IncomingMessage } from 'node:http';

/** The address a request came from, as Fastify reads it for a call: skipping as many hops as there are trusted proxies. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',').reverse() ?? [];
  const hops = [request.socket.remoteAddress ?? '', ...forwarded];
  return (hops[Math.min(trustedProxies, hops.length - 1)] ?? '').trim();
}
