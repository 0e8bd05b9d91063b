import { createCipheriv, hkdfSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  bodyBytesOf,
  type Call,
  type CallPath,
  calls,
  envelopeCodes,
  findUnstorableText,
  isAtSocketAddress,
  type Method,
} from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '../brands/brands.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import type { SignedIn } from '../signed-in/store.ts';
import {
  type Answer,
  bearerToken,
  failure,
  type Handlers,
  type Refused,
  refuse,
  refused,
  refuseMalformed,
  refuseUnstorable,
  type SignedInCaller,
  success,
  tooManyRequests,
} from './answer.ts';
import type { callLimits } from './call-limits.ts';
import { heavyAtOnce, heavyWaiting, inFlight } from './heavy-calls.ts';

export interface ServeParts {
  readonly handlers: Handlers;
  readonly heavyCalls: ReadonlySet<CallPath>;
  readonly timedCalls: ReadonlySet<CallPath>;
  readonly brands: Brands;
  readonly sessions: Pick<Sessions, 'known' | 'find'>;
  readonly limit: ReturnType<typeof callLimits>;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Where clients on other hosts reach the house; undefined for the host of their request. */
  readonly publicUrl: string | undefined;
  readonly log: Logger;
}

type AnyHandler = (request: unknown, caller: SignedInCaller) => Promise<Answer<unknown>>;

/** Every call of the contract's table at /api: limits, session, parse, handler, envelope. */
export function serveCalls(app: FastifyInstance, parts: ServeParts): void {
  const { brands, limit, heavyCalls, timedCalls, sessions, log } = parts;
  const heavy = inFlight(heavyAtOnce, heavyWaiting);
  app.decorateRequest('admitted', undefined);
  /** Runs before the body is read, so that the body of a refused call is not read at all. */
  const admit =
    (needsSession: boolean, isTimed: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const brand = brands.ofHost(request.host)?.code;
      const token = bearerToken(request);
      request.admitted = await limit({ token, needsSession, brand, address: request.ip, isTimed });
      if (request.admitted === undefined) {
        // Otherwise the rest of its body would still be received.
        if (!request.raw.complete) reply.header('connection', 'close');
        return reply.code(429).send(tooManyRequests);
      }
      // Read beside the call: if another process has ended the session, the next call learns it.
      if (isTimed && token !== undefined)
        sessions
          .find(token, brand)
          .catch((error: Error) => log.warn({ error }, 'a session was not read again'));
    };
  const addresses = (Object.keys(calls) as CallPath[]).flatMap((path) =>
    addressesOf(path).map((url) => ({ path, url })),
  );
  for (const { path, url } of addresses) {
    app.route({
      method: methodsOf(path),
      url,
      bodyLimit: bodyBytesOf(calls[path]),
      config: { isTimed: timedCalls.has(path) },
      onRequest: admit(calls[path].session === 'required', timedCalls.has(path)),
      handler: (request, reply) => {
        const serve = () => serveCall(path, request, reply, parts);
        if (!heavyCalls.has(path)) return serve();
        const { client = '' } = request.admitted ?? {};
        return heavy.run(client, serve) ?? reply.code(429).send(tooManyRequests);
      },
    });
  }
  app.all('/api/*', { onRequest: admit(false, false) }, (request, reply) => {
    const path = request.url.slice('/api/'.length).split('?')[0] ?? '';
    if (!Object.hasOwn(calls, path))
      return reply.code(404).send(failure(envelopeCodes.notFound, 'No such call'));
    const allowed = methodsOf(path as CallPath);
    const message = `Send this call as ${allowed.join(' or ')}`;
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .send(failure(envelopeCodes.malformed, message));
  });
}

const addressesOf = (path: CallPath): string[] =>
  isAtSocketAddress(calls[path]) ? [`/api/${path}`, `/${path}`] : [`/api/${path}`];

const methodsOf = (path: CallPath): Method[] => {
  const { method, alsoBy }: Call = calls[path];
  return alsoBy === undefined ? [method] : [method, alsoBy];
};

const statusOf = ({ code }: Refused, { refusalStatus }: Call): number =>
  code === envelopeCodes.malformed ? 400 : refusalStatus;

async function serveCall(path: CallPath, request: FastifyRequest, reply: FastifyReply, parts: ServeParts) {
  const call = calls[path];
  const ownBrand = parts.brands.ofHost(request.host);
  const session = await presentSession(request, parts.sessions, ownBrand?.code);
  const brand = parts.brands.byCode(session?.brand ?? '') ?? parts.brands.forHost(request.host);
  if (call.session === 'required' && session === undefined) {
    return reply.code(401).send(refused(refuse('sign-in-again', { code: envelopeCodes.sessionGone })));
  }
  const body = request.method === 'GET' ? request.query : (request.body ?? {});
  const parsed = call.request.safeParse(body);
  const unstorable = parsed.success ? findUnstorableText(parsed.data) : undefined;
  const malformed = parsed.success
    ? unstorable && refuseUnstorable(unstorable)
    : refuseMalformed(path, parsed.error);
  if (malformed !== undefined) {
    logMalformed(path, request, malformed, parts.log);
    return reply.code(400).send(refused(malformed));
  }

  const handler = parts.handlers[path] as AnyHandler;
  const answer = await handler(parsed.data, {
    brand,
    isOwnHost: ownBrand !== undefined,
    address: request.ip,
    publicAddress: publicAddress(request, parts),
    session,
  } as SignedInCaller);
  if (!answer.ok) return reply.code(statusOf(answer, call)).send(refused(answer));
  const seal = brand.encryptedReplies && session !== undefined ? sealFor(session.token, parts) : undefined;
  return success(answer, seal);
}

/** The session the call was admitted with, unless it ended while the body was received or the call waited. */
async function presentSession(
  { admitted }: FastifyRequest,
  sessions: ServeParts['sessions'],
  brand: string | undefined,
): Promise<SignedIn | undefined> {
  const session = admitted?.session;
  if (session === undefined || sessions.known(session.token) !== undefined) return session;
  return sessions.find(session.token, brand);
}

const sealFor = (token: string, parts: ServeParts) => (data: unknown) =>
  encryptReply(token, data, parts.randomBytes);

/** The client is sent what was wrong; the log is for operators and developers of clients. */
function logMalformed(
  path: CallPath,
  { admitted, id }: FastifyRequest,
  { detail }: Refused,
  log: Logger,
): void {
  log.info({ path, detail, requestId: id, client: admitted?.client }, 'malformed request');
}

/**
 * AES-256-GCM under a key derived from the session token. It hides replies from casual readers of a browser's developer
 * tools and is no substitute for TLS.
 */
function encryptReply(token: string, data: unknown, randomBytes: (length: number) => Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', token, 'maidan-reply', 'v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64');
}

interface RequestSource {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly protocol: string;
  /** Of the connection, as this machine has it. */
  readonly socket: { readonly localPort?: number | undefined };
}

interface Known {
  /** Where clients on other hosts reach the house; undefined for the brand's host that they asked. */
  readonly publicUrl: string | undefined;
  readonly brands: Pick<Brands, 'ofHost'>;
}

/**
 * The prefix of our paths in a reply, so that they reach the house from any client: nothing for our own pages, which works
 * behind any proxy, otherwise the configured address or the requested host of a brand. A Host header may name anything, so
 * another host is never repeated: the reply could be somebody else's, from a cache.
 */
export function publicAddress(request: RequestSource, { publicUrl, brands }: Known): string {
  if (isOwnPage(request, brands)) return '';
  return publicUrl ?? ownAddress(request, brands) ?? '';
}

function ownAddress({ host, protocol, socket }: RequestSource, brands: Known['brands']): string | undefined {
  if (brands.ofHost(host) === undefined || !/^https?$/.test(protocol)) return undefined;
  const address = URL.parse(`${protocol}://${host}`);
  // A port is part of the header too: it is the scheme's own, or the one that was connected to.
  const isKnown = address?.port === '' || address?.port === String(socket.localPort);
  return isKnown ? address?.origin : undefined;
}

/** A browser sends the origin of its page; other clients send none, and have no page to resolve a path against. */
function isOwnPage({ headers, host }: RequestSource, brands: Known['brands']): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return true;
  const page = origin === undefined ? null : URL.parse(origin);
  if (page === null) return false;
  // A brand's portal may be configured to call the house at another host.
  return page.host === host || URL.parse(brands.ofHost(page.host)?.apiBase ?? '')?.host === host;
}
