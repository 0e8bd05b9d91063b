import { calls, openApiDocument } from '@maidan/contract';
import type { FastifyInstance } from 'fastify';

/** The contract for machines, made from the one table of calls. */
export function serveDocs(app: FastifyInstance): void {
  const document = openApiDocument(calls);
  app.get('/docs', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(document),
  );
}
