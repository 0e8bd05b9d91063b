import {
  findUnstorableText,
  isNestedTooDeeply,
  type WalletCallName,
  type WalletRefused,
  type WalletReplyOf,
  walletCalls,
  walletPath,
} from '@maidan/contract';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { BodyFault, formatBodyFault } from '@maidan/process/limits/body-fault.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { createBodiesUnderWay, readBytes } from '../../../http/limit-bodies.ts';
import { authenticate, readBalance } from '../authenticate.ts';
import { payWin } from '../pay-win.ts';
import { placeWalletBet } from '../place-wallet-bet.ts';
import { NotNow, type WalletParts } from '../refuse.ts';
import { rollBack } from '../roll-back.ts';
import type { Admission, WalletHead } from './admit-call.ts';

type AnyReply = WalletReplyOf<WalletCallName> | WalletRefused;

type CarryOut = {
  readonly [Name in WalletCallName]: (
    parts: WalletParts,
    provider: string,
    request: z.output<(typeof walletCalls)[Name]['request']>,
    address: string,
  ) => Promise<AnyReply>;
};

const carryOut: CarryOut = {
  authenticate,
  balance: readBalance,
  bet: placeWalletBet,
  win: payWin,
  rollback: rollBack,
};

/** How many calls may be half sent at once. A provider calls for all its players from one address. */
const bodiesOfProviders = { ofClient: 64, ofAddress: 64 };

const failed = (message: string) => ({ status: 'failed', message });

/** Serves the wallet's calls: checks the signature, parses, answers. Refusals are logged with their reason. */
export function serveWallet(
  http: FastifyInstance,
  parts: WalletParts,
  admit: (head: WalletHead, body: Uint8Array) => Promise<Admission>,
): void {
  const bodies = createBodiesUnderWay(parts.house.clock, bodiesOfProviders);
  http.register(async (scope) => {
    // The signature covers the bytes as received.
    readBytes(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) => answerFault(parts, error, request, reply));
    for (const name of Object.keys(walletCalls) as WalletCallName[])
      scope.post(`${walletPath}${name}`, { config: { bodies } }, (request, reply) =>
        serveCall(name, request, reply, parts, admit),
      );
    scope.all(`${walletPath}*`, (_request, reply) => reply.code(404).send(failed('No such call')));
  });
}

async function serveCall(
  name: WalletCallName,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WalletParts,
  admit: (head: WalletHead, body: Uint8Array) => Promise<Admission>,
) {
  reply.header('cache-control', 'no-store');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const head = headOf(request, name);
  const admission = await admit(head, body);
  const about = { call: name, provider: head.provider?.slice(0, 64), address: request.ip };
  if (!admission.ok) {
    parts.log.warn({ ...about, why: admission.why }, 'wallet call refused');
    return reply.code(admission.status).send(failed(admission.why));
  }
  const read = readRequest(name, body);
  if ('fault' in read) {
    parts.log.warn({ ...about, why: read.fault }, 'wallet call refused');
    return reply.code(400).send(failed(read.fault));
  }
  const act = carryOut[name] as (
    parts: WalletParts,
    provider: string,
    request: unknown,
    address: string,
  ) => Promise<AnyReply>;
  const answer = await act(parts, admission.provider, read.request, request.ip);
  if (answer.status === 'refused') parts.log.warn({ ...about, why: answer.reason }, 'wallet call refused');
  return answer;
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const headOf = (request: FastifyRequest, name: WalletCallName): WalletHead => ({
  provider: headerOf(request, 'x-provider'),
  timestamp: headerOf(request, 'x-timestamp'),
  nonce: headerOf(request, 'x-nonce'),
  signature: headerOf(request, 'x-signature'),
  path: `${walletPath}${name}`,
  address: request.ip,
});

function readRequest(
  name: WalletCallName,
  body: Buffer,
): { readonly request: unknown } | { readonly fault: string } {
  const text = body.toString('utf8');
  if (isNestedTooDeeply(text)) return { fault: new BodyFault('too-deep').message };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'The request body is not JSON' };
  }
  const parsed = walletCalls[name].request.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'malformed'}` };
  }
  const unstorable = findUnstorableText(parsed.data);
  if (unstorable === undefined) return { request: parsed.data };
  return { fault: `${unstorable.join('.')}: expected text without NUL or broken characters` };
}

/** After an internal error the same call can be repeated: nothing is done twice. */
function answerFault(
  { log }: WalletParts,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.code(statusCode).send(failed(formatBodyFault(error)));
  const about = { requestId: request.id, path: request.routeOptions.url, reason: error.message };
  if (error instanceof DatabaseBusy || error instanceof NotNow) log.warn(about, 'busy');
  else log.error({ ...about, stack: error.stack }, 'fault');
  return reply.code(503).header('retry-after', '1').send(failed('Please send the same call again'));
}
