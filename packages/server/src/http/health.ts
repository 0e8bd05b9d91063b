import type { BlockList } from 'node:net';
import type { Clock } from '@maidan/betting';
import { envelopeCodes } from '@maidan/contract';
import { type Db, isAnswering } from '@maidan/process/db/db.ts';
import { isWithin } from '@maidan/process/limits/networks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { failure } from './answer.ts';

/** How old the figures may be. */
const figuresMs = 1000;

/** How far the house has come. */
export interface HousePhase {
  /** It takes no more work. */
  readonly isDraining: boolean;
  /** The products that are still being prepared. */
  readonly unopened: ReadonlySet<string>;
}

export interface HealthParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly phase: HousePhase;
  /** Who may see more than `/health`. */
  readonly operators: BlockList;
  readonly trustedProxies: number;
}

/** /health: the process runs; /ready: it can serve; /metrics: for Prometheus. The last two are for operators alone. */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const { db, clock, metrics, phase } = parts;
  const figures = readFigures(metrics, clock);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOperator(request, parts))
      return reply.code(404).send(failure(envelopeCodes.notFound, 'Not found'));
  };
  app.get('/health', async () => ({ status: 'live' }));
  app.get('/ready', { onRequest }, async (_request, reply) => {
    if (phase.isDraining) return reply.code(503).send({ status: 'draining' });
    if (!(await isAnswering(db))) return reply.code(503).send({ status: 'database unreachable' });
    const preparing = [...phase.unopened];
    return preparing.length === 0
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'preparing', preparing });
  });
  app.get('/metrics', { onRequest }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await figures()),
  );
}

/** Behind a proxy that is not configured as trusted, every request seems to come from the proxy's address. */
function isOperator({ ip, headers }: FastifyRequest, { operators, trustedProxies }: HealthParts): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isWithin(operators, ip) && (trustedProxies > 0 || !isForwarded);
}

function readFigures({ registry }: Metrics, clock: Clock): () => Promise<string> {
  let read: { readonly text: Promise<string>; readonly at: number } | undefined;
  return () => {
    if (read === undefined || clock.elapsed() - read.at >= figuresMs)
      read = { text: registry.metrics(), at: clock.elapsed() };
    return read.text;
  };
}
