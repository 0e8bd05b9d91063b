import type { Clock } from '@maidan/betting';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../serve.ts';
import { addressKey } from './address-key.ts';
import { rateLimit } from './rate-limit.ts';

const tenSecondsMs = 10_000;
/** Of pages nobody needs often. */
const seldom = 100;
const seldomNeeded = new Set(['/docs', '/metrics', '/ready']);

/** Calls of clients and of providers, who send those of all their players from one address. */
const limitedElsewhere = /^\/(api|wallet)\//;

/** What is not a call is limited by address, apart from calls: a flood of pages uses up no calls. */
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
