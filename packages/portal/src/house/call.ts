import { openEnvelope, type ReadReply } from '@maidan/client/envelope-wire.ts';
import { timeLimit } from '@maidan/client/time-limit.ts';
import { type CallPath, type DataOf, envelopeCodes, methods, type RequestOf } from '@maidan/contract/wire';
import { currentBrand } from '../brand/brand.ts';
import { currentLanguage, currentTexts } from '../texts/texts.ts';
import { currentSession, isClient, wipeSession } from './session.ts';

export type Reply<D> =
  | {
      readonly ok: true;
      readonly data: D;
      readonly message: string;
      /** For a list: there are older entries that were left out. */
      readonly hasMore?: boolean | undefined;
    }
  | {
      readonly ok: false;
      readonly code: number;
      readonly message: string;
      /** Unchecked: another house with the same contract may send none, or something else. */
      readonly refusal?: unknown;
    };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** How long to wait for the complete answer. */
  readonly limitMs?: number;
}

const { malformed, sessionGone } = envelopeCodes;
/** There was no answer, or none that can be read. */
export const noResponseCode = -1;
const unauthorised = 401;
const badRequest = 400;
/** Longer than a usual bet delay and a slow network together. */
const usualLimitMs = 20_000;

/** Calls the house. A refusal is a value; only an aborted call throws. */
export async function call<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options: CallOptions = {},
): Promise<Reply<DataOf<P>>> {
  // Signing in ignores any session still stored.
  const session = path === 'user/login' ? undefined : currentSession();
  if (session && !isClient(session)) {
    wipeSession();
    return { ok: false, code: sessionGone, message: currentTexts().errors.notAuthorised };
  }
  const token = session?.token;
  const answer = await send(path, body, token, options);
  // A late refusal of an older session must not end the one signed in since.
  if (answer.isSessionGone && currentSession()?.token === token) wipeSession('expired');
  const { reply } = answer;
  if (!reply) return { ok: false, code: noResponseCode, message: wordsFor(answer) };
  if (reply.refused) {
    const { code, refusal } = reply;
    return { ok: false, code, message: await wordsOf(answer, reply, path), refusal };
  }
  const { data, message, hasMore } = reply;
  return { ok: true, data: data as DataOf<P>, message, hasMore };
}

/**
 * The refusal in the player's language if the house sent its key and figures, else the house's English
 * message.
 */
async function inOurWords({ message, refusal }: ReadReply): Promise<string> {
  if (refusal === undefined || currentLanguage() === 'en') return message;
  try {
    const { sayRefusal } = await import('./refusals/say-refusal.ts');
    return (await sayRefusal(refusal, currentLanguage())) ?? message;
  } catch (error) {
    reportError(error);
    return message;
  }
}

/** What a house says of a malformed request is shown as it is; developers get it too, since no page of ours sends one. */
async function wordsOf({ isMalformed }: Answer, reply: ReadReply, path: CallPath): Promise<string> {
  if (isMalformed) reportError(new Error(`${path} was refused as malformed: ${reply.message}`));
  return (await inOurWords(reply)) || currentTexts().errors.brokenTitle;
}

interface Answer {
  readonly reply?: ReadReply | undefined;
  readonly isSessionGone: boolean;
  /** There was an answer, but not in our envelope. */
  readonly isUnreadable?: boolean;
  /** The house found the request malformed. */
  readonly isMalformed?: boolean;
}

const noAnswer: Answer = { isSessionGone: false };

function wordsFor({ isUnreadable = false }: Answer): string {
  const { unreadable, noResponse } = currentTexts().errors;
  return isUnreadable ? unreadable : noResponse;
}

async function send<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  token: string | undefined,
  { signal, limitMs = usualLimitMs }: CallOptions,
): Promise<Answer> {
  try {
    const received = await fetchText(path, body, token, timeLimit(limitMs, signal));
    const answer = await read(path, received, token);
    // An answer to an aborted call must not be used.
    signal?.throwIfAborted();
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    return noAnswer;
  }
}

interface Received {
  readonly status: number;
  readonly text: string;
}

async function fetchText<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Received> {
  const method = methods[path];
  const response = await fetch(addressOf(path, method === 'GET' ? body : undefined), {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  return { status: response.status, text: await response.text() };
}

/** A proxy in front of the server may send a body of its own. */
async function read(path: CallPath, { status, text }: Received, token: string | undefined): Promise<Answer> {
  const isUnauthorised = status === unauthorised;
  try {
    const reply = await openEnvelope(JSON.parse(text), isUnauthorised ? undefined : token);
    if (!reply) throw new Error('The body is not an envelope.');
    return {
      reply,
      isSessionGone: isUnauthorised || reply.code === sessionGone,
      isMalformed: status === badRequest && reply.code === malformed,
    };
  } catch (cause) {
    reportError(new Error(`${path} answered ${status} with what cannot be read`, { cause }));
    return { isSessionGone: isUnauthorised, isUnreadable: true };
  }
}

function addressOf(path: CallPath, query: object | undefined): string {
  const base = currentBrand().apiBase.replace(/\/$/, '');
  if (!query) return `${base}/${path}`;
  const fields = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `${base}/${path}?${new URLSearchParams(fields)}`;
}
