import type { FastifyError } from 'fastify';

/** How long a body may take, from its beginning to its last byte. */
export const bodySeconds = 5;

/** Why a body was not read, in words for whoever wrote the client. */
const faults = {
  'too-deep': { status: 400, message: 'The request body is nested too deeply' },
  'too-late': {
    status: 408,
    message: `The request body took longer than ${bodySeconds} seconds: send it again`,
  },
  'too-many': {
    status: 429,
    message: 'Too many requests are half sent: finish one, or send this again whole after a second',
  },
} as const;

export class BodyFault extends Error {
  readonly statusCode: number;

  constructor(fault: keyof typeof faults) {
    const { status, message } = faults[fault];
    super(message);
    this.statusCode = status;
  }
}

const foundByFastify: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request body as JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large',
};

/** What was wrong with a request whose error has a status below 500. */
export const formatBodyFault = (error: FastifyError): string =>
  error instanceof BodyFault ? error.message : (foundByFastify[error.code] ?? 'The request is malformed');
