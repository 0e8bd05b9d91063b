import { type CallPath, type DataOf, methods, type RequestOf } from '@maidan/contract/wire';
import { isSessionGone, noResponseCode, type Reply, readReply } from './reply-wire.ts';

export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** A session that is kept elsewhere, such as in a browser's storage. */
export interface KeptSession {
  token(): string | undefined;
  /** The house no longer knows it. */
  gone(): void;
}

export interface ClientParts {
  /** Where the calls are: `https://HOST/api`, or a path of the page's own host. */
  readonly apiBase: string;
  /** Of a session that was opened before. */
  readonly token?: string;
  /** Unset, the client keeps its session itself, in memory. */
  readonly session?: KeptSession;
  /** Unset, the platform's own. */
  readonly fetch?: Fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** How long to wait for the complete answer. */
  readonly limitMs?: number;
}

/** Who is signed in, as a socket proves it. */
export interface Identity {
  readonly userId: string;
  readonly token: string;
  /** The host of the page. */
  readonly domain?: string;
}

export interface Client {
  /** Makes a call of the contract's table. A refusal is a value; only an aborted call throws. */
  call<P extends CallPath>(path: P, request: RequestOf<P>, options?: CallOptions): Promise<Reply<DataOf<P>>>;
  /** From then on every call carries the session. */
  signIn(credentials: RequestOf<'user/login'>, options?: CallOptions): Promise<Reply<Identity>>;
}

/** Longer than a usual bet delay and a slow network together. */
const usualLimitMs = 20_000;

export function createClient({ apiBase, token, session, fetch: fetchFrom }: ClientParts): Client {
  let own = token;
  const kept = session ?? {
    token: () => own,
    gone() {
      own = undefined;
    },
  };
  const base = apiBase.replace(/\/$/, '');

  async function send<P extends CallPath>(
    path: P,
    request: RequestOf<P>,
    token: string | undefined,
    { signal, limitMs = usualLimitMs }: CallOptions,
  ): Promise<Reply<DataOf<P>>> {
    const isGet = methods[path] === 'GET';
    const init = requestOf(path, isGet ? undefined : request, token, timeLimit(limitMs, signal));
    try {
      const response = await (fetchFrom ?? fetch)(`${base}/${path}${isGet ? queryOf(request) : ''}`, init);
      const reply = await readReply<DataOf<P>>(response.status, await response.text(), token);
      // An answer to an aborted call must not be used.
      signal?.throwIfAborted();
      return reply;
    } catch (cause) {
      if (signal?.aborted) throw cause;
      return { ok: false, code: noResponseCode, message: 'The house did not answer', cause };
    }
  }

  const call: Client['call'] = async (path, request, options = {}) => {
    // Signing in ignores any session still kept.
    const token = path === 'user/login' ? undefined : kept.token();
    const reply = await send(path, request, token, options);
    // A late refusal of an older session must not end the one signed in since.
    if (isSessionGone(reply) && kept.token() === token) kept.gone();
    return reply;
  };

  return {
    call,
    async signIn(credentials, options) {
      const reply = await call('user/login', credentials, options);
      if (!reply.ok) return reply;
      own = reply.data.token;
      return { ...reply, data: { token: own, userId: reply.data.data.userId } };
    },
  };
}

function requestOf(
  path: CallPath,
  body: object | undefined,
  token: string | undefined,
  signal: AbortSignal,
): RequestInit {
  return {
    method: methods[path],
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  };
}

function queryOf(request: object): string {
  const fields = Object.entries(request).map(([key, value]): [string, string] => [key, String(value)]);
  return `?${new URLSearchParams(fields)}`;
}

/** Aborts after this time, or with the given signal. */
export function timeLimit(limitMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
