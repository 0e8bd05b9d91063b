import { type CallPath, calls, envelopeCodes } from '@maidan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sessions } from '../account/sessions.ts';
import type { Brands } from '../brands/loaded-brand.ts';
import { type Answer, type Handlers, refuse, type SignedInCaller } from './answer.ts';
import { encryptReply } from './encrypt-reply.ts';
import { failure, refused, success } from './envelope-wire.ts';
import type { RateLimit } from './rate-limit.ts';
import { findUnkeepable } from './unkeepable-text.ts';

export interface ServeParts {
  readonly handlers: Handlers;
  readonly sessions: Sessions;
  readonly brands: Brands;
  readonly limit: RateLimit;
  readonly randomBytes: (length: number) => Uint8Array;
}

type AnyHandler = (request: unknown, caller: SignedInCaller) => Promise<Answer<unknown>>;

/** Every call of the contract's table at /api: session, rate limit, parse, handler, envelope. */
export function serveCalls(app: FastifyInstance, parts: ServeParts): void {
  for (const path of Object.keys(calls) as CallPath[]) {
    app.route({
      method: calls[path].method,
      url: `/api/${path}`,
      handler: (request, reply) => serveCall(path, request, reply, parts),
    });
  }
  app.all('/api/*', (request, reply) => {
    const path = request.url.slice('/api/'.length).split('?')[0] ?? '';
    if (!Object.hasOwn(calls, path))
      return reply.code(404).send(failure(envelopeCodes.notFound, 'No such call'));
    const { method } = calls[path as CallPath];
    const message = `Send this call as ${method}`;
    return reply.code(405).header('allow', method).send(failure(envelopeCodes.malformed, message));
  });
}

async function serveCall(path: CallPath, request: FastifyRequest, reply: FastifyReply, parts: ServeParts) {
  const call = calls[path];
  const ownBrand = parts.brands.ofHost(request.host);
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await parts.sessions.find(token, ownBrand?.code);
  const brand = parts.brands.byCode(session?.brand ?? '') ?? parts.brands.forHost(request.host);
  if (!parts.limit.take(session?.token ?? request.ip)) {
    return reply
      .code(429)
      .send(refused(refuse('too-many-requests', { code: envelopeCodes.tooManyRequests })));
  }
  if (call.session === 'required' && session === undefined) {
    return reply.code(401).send(refused(refuse('sign-in-again', { code: envelopeCodes.sessionGone })));
  }
  const body = call.method === 'GET' ? request.query : (request.body ?? {});
  const parsed = call.request.safeParse(body);
  if (!parsed.success) return reply.code(400).send(failure(envelopeCodes.malformed, nameField(parsed.error)));
  const unkeepable = findUnkeepable(parsed.data);
  if (unkeepable !== undefined) {
    const message = `${unkeepable.join('.')}: expected text without NUL or broken characters`;
    return reply.code(400).send(failure(envelopeCodes.malformed, message));
  }

  const handler = parts.handlers[path] as AnyHandler;
  const answer = await handler(parsed.data, {
    brand,
    isOwnHost: ownBrand !== undefined,
    address: request.ip,
    session,
  } as SignedInCaller);
  if (!answer.ok) return refused(answer);
  const seal = brand.encryptedReplies && session !== undefined ? sealFor(session.token, parts) : undefined;
  return success(answer.message, answer.data, seal);
}

const sealFor = (token: string, parts: ServeParts) => (data: unknown) =>
  encryptReply(token, data, parts.randomBytes);

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

function nameField(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The request is malformed');
}
