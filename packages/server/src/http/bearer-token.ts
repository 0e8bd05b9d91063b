import type { FastifyRequest } from 'fastify';

/** Any other authorization is returned as a token, which no session has. */
export const bearerToken = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.replace(/^Bearer /i, '');
