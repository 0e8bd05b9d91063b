import type { StudioRefusal } from '../wire/instant.ts';

export type Answer<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: StudioRefusal }
  /** There was no readable answer: the request may have been carried out nevertheless. */
  | { readonly kind: 'no-answer' };

export interface StudioCall {
  /** The path under /studio/v1. */
  readonly path: string;
  /** Sent as POST; without it the call is a GET. */
  readonly body?: object;
  readonly bearer?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

const usualTimeoutMs = 12_000;

const isRefusal = (reply: object): reply is StudioRefusal => 'status' in reply && reply.status === 'refused';

export async function callStudio<Data>(call: StudioCall): Promise<Answer<Data>> {
  try {
    const reply: unknown = await (await send(call)).json();
    if (typeof reply !== 'object' || reply === null || !('status' in reply)) return { kind: 'no-answer' };
    if (isRefusal(reply)) return { kind: 'refused', refusal: reply };
    return reply.status === 'ok' ? { kind: 'ok', data: reply as Data } : { kind: 'no-answer' };
  } catch {
    // No connection, a timeout and invalid JSON are the same for the page.
    return { kind: 'no-answer' };
  }
}

function send({ path, body, bearer, timeoutMs = usualTimeoutMs, signal }: StudioCall): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(`/studio/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    credentials: 'omit',
    cache: 'no-store',
  });
}
