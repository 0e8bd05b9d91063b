import { bodySeconds } from '../../limits/bodies-under-way.ts';

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
