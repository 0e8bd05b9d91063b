import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { envelopeCodes } from '@maidan/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope-wire.ts';

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
