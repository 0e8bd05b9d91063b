import type { Clock } from '@maidan/betting';
import { addressKey } from '@maidan/process/limits/address-key.ts';
import { rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../envelope-wire.ts';

const tenSecondsMs = 10_000;
/** The limit for pages that nobody needs often. */
const seldom = 100;
const seldomNeeded = new Set(['/docs', '/metrics', '/ready']);

/** Paths with limits of their own: calls of clients, and of providers, who call for all players from one address. */
const limitedElsewhere = /^\/(api|wallet)\//;

/** Limits all requests but calls by address. Counted apart, so that a flood of pages does not use up calls. */
export function limitPages(app: FastifyInstance, clock: Clock, pagesPerAddress: number): void {
  const pages = rateLimit(clock, pagesPerAddress, tenSecondsMs);
  const seldomPages = rateLimit(clock, seldom, tenSecondsMs);
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (route === '/health' || limitedElsewhere.test(route)) return;
    const limit = seldomNeeded.has(route) ? seldomPages : pages;
    if (limit.take(addressKey(request.ip))) return;
    return reply.code(429).header('connection', 'close').send(tooManyRequests);
  });
}
