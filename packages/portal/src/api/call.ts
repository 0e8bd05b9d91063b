import { type CallPath, type DataOf, envelopeCodes, methods, type RequestOf } from '@maidan/contract/wire';
import { currentBrand } from '../brand/brand.ts';
import { currentTexts } from '../i18n/texts.ts';
import { openEnvelope, type ReadReply } from './envelope-wire.ts';
import { currentSession, isClient, wipeSession } from './session.ts';

export type Reply<D> =
  | { readonly ok: true; readonly data: D; readonly message: string }
  | { readonly ok: false; readonly code: number; readonly message: string };

export interface CallOptions {
  readonly signal?: AbortSignal;
}

const { sessionGone } = envelopeCodes;
const noResponseCode = -1;
const unauthorised = 401;

/** Calls the house. A refusal is a value; only an aborted call throws. */
export async function call<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options: CallOptions = {},
): Promise<Reply<DataOf<P>>> {
  // Signing in owes nothing to whatever session is still stored.
  const session = path === 'user/login' ? undefined : currentSession();
  if (session && !isClient(session)) {
    wipeSession();
    return { ok: false, code: sessionGone, message: currentTexts().errors.notAuthorised };
  }
  const token = session?.token;
  const answer = await send(path, body, token, options);
  // A late refusal of an older session must not end the one signed in since.
  if (answer.isSessionGone && currentSession()?.token === token) wipeSession();
  const { reply } = answer;
  if (!reply) return { ok: false, code: noResponseCode, message: currentTexts().errors.noResponse };
  if (reply.refused) return { ok: false, code: reply.code, message: reply.message };
  return { ok: true, data: reply.data as DataOf<P>, message: reply.message };
}

interface Answer {
  readonly reply?: ReadReply | undefined;
  readonly isSessionGone: boolean;
}

async function send<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  token: string | undefined,
  { signal }: CallOptions,
): Promise<Answer> {
  try {
    const method = methods[path];
    const response = await fetch(addressOf(path, method === 'GET' ? body : undefined), {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (response.status === unauthorised) return { reply: await readRefusal(response), isSessionGone: true };
    const reply = await openEnvelope(await response.json(), token);
    return { reply, isSessionGone: reply?.code === sessionGone };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { isSessionGone: false };
  }
}

/** A 401 may come from something before the house, with a body that is not ours. */
async function readRefusal(response: Response): Promise<ReadReply | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return openEnvelope(body, undefined);
}

function addressOf(path: CallPath, query: object | undefined): string {
  const base = currentBrand().apiBase.replace(/\/$/, '');
  if (!query) return `${base}/${path}`;
  const fields = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `${base}/${path}?${new URLSearchParams(fields)}`;
}
