import type { AccountId, Clock } from '@maidan/betting';
import { addressKey, rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { FastifyRequest } from 'fastify';
import { type Brands, isDemoClient } from '../brands/brands.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import type { SignedIn } from '../signed-in/store.ts';
import { bearerToken } from './answer.ts';

export interface CallLimitParts {
  readonly sessions: Pick<Sessions, 'find' | 'known'>;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly callsPerClient: number;
  readonly callsPerAddress: number;
}

export interface LimitedCall {
  /** As sent; undefined when the call has no authorization. */
  readonly token: string | undefined;
  readonly needsSession: boolean;
  /** The brand of the requested host. */
  readonly brand: string | undefined;
  readonly address: string;
  /** The moment of the call counts, so a session that this process knows is taken as it was last read. */
  readonly isTimed?: boolean;
}

export interface Admitted {
  readonly session: SignedIn | undefined;
  /** The key under which the call is counted. */
  readonly client: string;
}

const tenSecondsMs = 10_000;
const tokenShape = /^[\w-]{20,200}$/;

/**
 * Whether a call may be made, and the session it is made in; undefined when there were too many. Calls with a session,
 * with an unknown token and without a token are limited separately, so that using up one of these at a shared address takes
 * nothing from the others.
 */
export function callLimits({ sessions, brands, clock, callsPerClient, callsPerAddress }: CallLimitParts) {
  const byClient = rateLimit(clock, callsPerClient, tenSecondsMs);
  const byAddress = rateLimit(clock, callsPerAddress, tenSecondsMs);
  const unsigned = rateLimit(clock, callsPerClient, tenSecondsMs);
  // Calls with an unknown token: each costs a database read, and no client of ours sends them.
  const unknown = rateLimit(clock, Math.ceil(callsPerClient / 3), tenSecondsMs);

  function charged(session: SignedIn, address: string): string | undefined {
    const client = clientKey(session, address);
    return byClient.take(client) && byAddress.take(address) ? client : undefined;
  }

  /** Everybody shares the demo login, so it is counted by address: one visitor must not use up the limit of all. */
  function clientKey(session: SignedIn, address: string): string {
    const { brand, accountId } = session;
    return isDemoClient(brands, session) ? `${brand}/${accountId}@${address}` : `${brand}/${accountId}`;
  }

  return async ({
    token,
    needsSession,
    brand,
    isTimed = false,
    ...from
  }: LimitedCall): Promise<Admitted | undefined> => {
    const address = addressKey(from.address);
    const nobody: Admitted = { session: undefined, client: address };
    if (token === undefined && !needsSession) return unsigned.take(address) ? nobody : undefined;

    const known = token === undefined ? undefined : sessions.known(token);
    const client = known && charged(known, address);
    if (known !== undefined && client === undefined) return undefined;
    if (isTimed && known !== undefined && client !== undefined) {
      return { session: brand === undefined || brand === known.brand ? known : undefined, client };
    }
    if (token !== undefined && client !== undefined) {
      return { session: await sessions.find(token, brand), client };
    }

    if (!unknown.take(address)) return undefined;
    if (token === undefined || !tokenShape.test(token)) return nobody;
    const session = await sessions.find(token, brand);
    if (session === undefined) return nobody;
    unknown.giveBack(address);
    const found = charged(session, address);
    return found === undefined ? undefined : { session, client: found };
  };
}

/** The client of the request's token, if it has one: pictures are public. */
export type WhoAsks = (request: FastifyRequest) => Promise<AccountId | undefined>;

/** For a public page: its token counts as in a call, and an unknown token, or one beyond the limit, gives no session. */
export const whoAsks =
  (limit: ReturnType<typeof callLimits>, brands: Brands): WhoAsks =>
  async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    const brand = brands.ofHost(request.host)?.code;
    return (await limit({ token, needsSession: false, brand, address: request.ip }))?.session?.accountId;
  };
