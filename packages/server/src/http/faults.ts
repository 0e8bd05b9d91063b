import { envelopeCodes } from '@maidan/contract';
import { DatabaseBusy } from '@maidan/process/db/database-busy.ts';
import { sayBodyFault } from '@maidan/process/limits/body-fault.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse } from './answer.ts';
import { refused, tooManyRequests } from './envelope-wire.ts';
import { refuseBody } from './malformed-fields-wire.ts';

const clientLeft = 'ERR_STREAM_PREMATURE_CLOSE';

/** Internal errors are answered with a request id, without details. */
export function answerFaults(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseBusy) {
      log.warn({ requestId: request.id, path: request.routeOptions.url, reason: error.message }, 'busy');
      const busy = refuse('house-busy', { code: envelopeCodes.busy });
      return reply.code(503).header('retry-after', '1').send(refused(busy));
    }
    // The client disconnected during the answer: nothing went wrong here, and nobody is left to answer.
    if (error.code === clientLeft && reply.raw.destroyed) {
      log.debug({ requestId: request.id, path: request.routeOptions.url }, 'client left');
      return reply.hijack();
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const detail = sayBodyFault(error);
      return reply
        .code(status)
        .send(status === 429 ? { ...tooManyRequests, detail } : refused(refuseBody(detail)));
    }
    log.error(
      { requestId: request.id, path: request.routeOptions.url, reason: error.message, stack: error.stack },
      'fault',
    );
    const fault = refuse('fault', { code: envelopeCodes.fault, figures: { request: request.id } });
    return reply.code(500).send(refused(fault));
  });
}
