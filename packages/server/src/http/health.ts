import type { FastifyInstance } from 'fastify';
import { type Db, statement } from '../db/db.ts';
import type { Metrics } from '../metrics.ts';

const ping = statement('ping', 'select 1 as one');

/** /health: the process lives; /ready: it can serve; /metrics: for Prometheus. */
export function serveHealth(
  app: FastifyInstance,
  { db, metrics, isDraining }: { db: Db; metrics: Metrics; isDraining: () => boolean },
): void {
  const { registry } = metrics;
  app.addHook('onResponse', (_request, reply, done) => {
    metrics.countReply(reply.statusCode);
    done();
  });
  // A kept-alive connection would hold the stop until its timeout, 72 seconds on.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.get('/health', async () => ({ status: 'live' }));
  app.get('/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await db.query(ping);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
