import type { FastifyRequest } from 'fastify';

/** Whatever else is sent as authorization is a token nobody has. */
export const bearerToken = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.replace(/^Bearer /i, '');
