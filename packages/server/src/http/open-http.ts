import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { Clock } from '@maidan/betting';
import { usualBodyBytes } from '@maidan/contract';
import { allowOtherOrigins } from '@maidan/process/http/cross-origin.ts';
import { httpTimeouts } from '@maidan/process/http/timeouts.ts';
import type { Logger } from '@maidan/process/log.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerFaults } from './faults.ts';
import { boundConnections } from './limits/bound-connections.ts';
import { boundRequestsAhead } from './limits/bound-requests-ahead.ts';
import { type BodyLimits, limitBodies } from './limits/limit-bodies.ts';
import { limitPages } from './limits/limit-pages.ts';
import { answerBadAddress, answerBadRequest } from './malformed.ts';

export interface HttpParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  readonly pagesPerAddress: number;
  readonly bodyLimits: BodyLimits;
}

/** A random prefix for each start and a counter: drawing a random id for every request costs more than its routing. */
function requestIds(randomBytes: HttpParts['randomBytes']): () => string {
  const start = Buffer.from(randomBytes(6)).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36).padStart(3, '0')}`;
  };
}

/** A server without routes yet, but with all limits and protections. */
export async function openHttp({
  config,
  clock,
  randomBytes,
  log,
  pagesPerAddress,
  bodyLimits,
}: HttpParts): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: usualBodyBytes,
    ...httpTimeouts(config.REQUEST_TIMEOUT_SECONDS),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    genReqId: requestIds(randomBytes),
    logger: false,
  });
  // Behind a proxy all clients share its address.
  if (config.TRUSTED_PROXIES === 0) boundConnections(http.server, config.CONNECTIONS_PER_ADDRESS);
  boundRequestsAhead(http.server, config.TRUSTED_PROXIES > 0);
  answerFaults(http, log);
  allowOtherOrigins(http);
  limitBodies(http, bodyLimits);
  limitPages(http, clock, pagesPerAddress);
  await http.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await http.register(compress, {
    globalCompression: true,
    // A request that had to be decompressed first would cost more than its size says.
    globalDecompression: false,
    threshold: 1024,
    // Brotli first; without zstd, which is larger than gzip for our replies.
    encodings: ['br', 'gzip'],
  });
  return http;
}
