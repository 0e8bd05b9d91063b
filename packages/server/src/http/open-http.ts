import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { Clock } from '@maidan/betting';
import { usualBodyBytes } from '@maidan/contract';
import { allowOtherOrigins, httpTimeouts } from '@maidan/process/http/timeouts.ts';
import { addressKey, rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { tooManyRequests } from './answer.ts';
import { answerBadAddress, answerBadRequest, answerFaults } from './faults.ts';
import type { HousePhase } from './health.ts';
import { type BodyLimits, limitBodies, openCount } from './limit-bodies.ts';

export interface HttpParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  readonly pagesPerAddress: number;
  readonly bodyLimits: BodyLimits;
  readonly metrics: Pick<Metrics, 'countReply'>;
  readonly phase: Pick<HousePhase, 'isDraining'>;
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
  metrics,
  phase,
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
  countAndClose(http, metrics, phase);
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

function countAndClose(app: FastifyInstance, metrics: HttpParts['metrics'], phase: HttpParts['phase']): void {
  app.addHook('onResponse', (_request, reply, done) => {
    metrics.countReply(reply.statusCode);
    done();
  });
  // A kept-alive connection would delay the stop until its timeout of 72 seconds.
  app.addHook('onSend', async (_request, reply) => {
    if (phase.isDraining) reply.header('connection', 'close');
  });
}

/** Closes connections that one address opens beyond its limit. */
function boundConnections(server: Server, mostPerAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const count = open.get(key) ?? 0;
    if (count >= mostPerAddress) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

const tenSecondsMs = 10_000;
/** The limit for pages that nobody needs often. */
const seldom = 100;
const seldomNeeded = new Set(['/docs', '/metrics', '/ready']);

/** Paths with limits of their own: calls of clients, and of providers, who call for all players from one address. */
const limitedElsewhere = /^\/(api|wallet)\//;

/** Limits all requests but calls by address. Counted apart, so that a flood of pages does not use up calls. */
function limitPages(app: FastifyInstance, clock: Clock, pagesPerAddress: number): void {
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

/** Of one connection, not yet answered. Browsers and proxies send one after the other. */
const aheadMost = 8;
/** Of one address, whose bodies come in pieces of unknown length: a piece of one byte costs as much as one of a thousand. */
const inPiecesMost = 16;

const tooMany =
  'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 1\r\ncontent-length: 0\r\n\r\n';

/** For Node's parser: what follows this head is not HTTP. Nothing else ends its work on bytes that have arrived. */
const parseNoFurther = 2;

/** What Node's parser calls at each head. Not part of its documented interface: where it is missing, nothing is bounded. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming?: OnHead } | null;
}
type OnHead = (request: IncomingMessage, isKeptAlive: boolean) => number;

/**
 * Node parses all that a read has brought, thousands of requests or pieces of a body, before anything else has its turn. So
 * requests beyond the most are not begun, and their connection is closed.
 */
function boundRequestsAhead(server: Server, isBehindProxy: boolean): void {
  const ahead = new WeakMap<Socket, number>();
  const inPieces = openCount();

  function mayBegin(request: IncomingMessage, socket: Socket): boolean {
    const count = ahead.get(socket) ?? 0;
    if (count >= aheadMost) return false;
    // Behind a proxy all clients share its address.
    if (request.headers['transfer-encoding'] !== undefined && !isBehindProxy) {
      const address = addressKey(socket.remoteAddress ?? '');
      if (count > 0 || inPieces.of(address) >= inPiecesMost) return false;
      request.once('close', inPieces.add(address));
    }
    ahead.set(socket, count + 1);
    return true;
  }

  server.on('connection', (socket: ParsedSocket) => {
    const { parser } = socket;
    const begin = parser?.onIncoming;
    if (!parser || begin === undefined) return;
    parser.onIncoming = (request, isKeptAlive) => {
      if (mayBegin(request, socket)) return begin(request, isKeptAlive);
      socket.write(tooMany);
      socket.destroySoon();
      return parseNoFurther;
    };
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  });
}
