import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { envelopeCodes } from '@maidan/contract';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { formatBodyFault } from '@maidan/process/limits/body-fault.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, refuse, refuseBody, refused, tooManyRequests } from './answer.ts';

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
      const detail = formatBodyFault(error);
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

/** Answers a URL that cannot be decoded, or whose parts are too long: no hook or route sees it. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(error.statusCode ?? 400)
    .header('cache-control', 'no-store')
    .send(failure(envelopeCodes.malformed, 'The address is malformed'));
}

const badRequests: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request head is too large' },
};
const malformed = { status: 400, message: 'The request is malformed' };

/** Answers what is not HTTP, or did not arrive completely in time: there is no reply object for it. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = badRequests[error.code ?? ''] ?? malformed;
  const body = JSON.stringify(failure(envelopeCodes.malformed, message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
